"""All routes about accounts."""

from __future__ import annotations

from typing import Final

from barbaricum.server.accounts import belongings, entrance, keeping, profile, social, ways_in

ROUTES: Final = (
    profile.show_me,
    profile.change_me,
    keeping.set_password,
    keeping.drop_password,
    keeping.ask_new_passkey,
    keeping.keep_passkey,
    keeping.drop_passkey,
    ways_in.list_ways,
    ways_in.renew_codes,
    ways_in.end_device,
    entrance.sign_in,
    entrance.recover,
    entrance.ask_passkey,
    entrance.sign_in_by_passkey,
    entrance.sign_out,
    belongings.export_me,
    belongings.delete_me,
    social.list_friends,
    social.add_friend,
    social.drop_friend,
    social.renew_friend_link,
    social.invite_friend,
    social.decline_invitation,
    social.list_blocks,
    social.block_somebody,
    social.unblock_somebody,
    social.report_somebody,
)
