"""HEAD wherever GET is: monitors, proxies and link checkers ask so."""

from __future__ import annotations

from barbaricum.server.safety import App, Receive, Scope, Send


class Heads:
    """Lets the application answer HEAD as it answers GET; the HTTP server leaves the body out."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, a HEAD as a GET."""
        if scope.get("method") != "HEAD":
            await self._app(scope, receive, send)
            return
        asked = {**scope, "method": "GET"}
        try:
            await self._app(asked, receive, send)
        finally:
            # By this the question is counted.
            scope.update({key: asked[key] for key in ("path_template",) if key in asked})
