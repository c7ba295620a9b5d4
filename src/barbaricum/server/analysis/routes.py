"""Asking for the analysis of a finished game, and reading it."""

from __future__ import annotations

from litestar import Response, get, post

from barbaricum.server.analysis.analyses import Analyses
from barbaricum.server.analysis.answers import Analysis
from barbaricum.server.limits import source
from barbaricum.server.routes.common import AnyRequest, LanguageQuery, TableId, Who, refusals


@post("/api/tables/{table:str}/analyse", responses=refusals(400, 404, 409), status_code=200)
async def ask_for_analysis(
    request: AnyRequest,
    table: TableId,
    who: Who,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Response[Analysis]:
    """Have a finished game looked at in the background; once is enough, for everybody."""
    analyses: Analyses = request.app.state.analyses
    address = source(request.client.host) if request.client else ""
    await analyses.ask(table, await who.admit(), address)
    return Response(
        await analyses.show(table, who.language), cookies=who.cookies(), status_code=200
    )


@get("/api/tables/{table:str}/analysis", responses=refusals(400, 404, 409))
async def read_analysis(
    request: AnyRequest,
    table: TableId,
    who: Who,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Analysis:
    """How far the analysis of a finished game has come, and what was found."""
    analyses: Analyses = request.app.state.analyses
    return await analyses.show(table, who.language)
