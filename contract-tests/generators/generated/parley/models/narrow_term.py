from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NarrowTerm")


@_attrs_define
class NarrowTerm:
    """What a message must be, or must not be. A user is named by ID or email address, a channel by ID or name in any
    letter case.

    | Operator | Operand | Matches |
    |---|---|---|
    | `channel` (`stream`) | a channel | messages of the channel |
    | `channels` (`streams`) | `public`, `web-public` | messages of all such channels |
    | `topic` | a name in any letter case | channel messages of the topic |
    | `dm` (`pm-with`) | IDs, or addresses joined by commas | the conversation of exactly these users and the caller |
    | `dm-including` (`group-pm-with`) | the same, or one ID | direct messages of conversations that all of them take
    part in |
    | `sender` | a user | messages that the user sent |
    | `mentions` | a user | messages that mention the user. **Changes**: feature level 446 |
    | `is` | `dm` (`private`) | direct messages |
    | `is` | `starred`, `unread`, `mentioned`, `alerted` | messages with that flag of the caller; `mentioned` with
    wildcards |
    | `is` | `followed`, `muted` | messages of topics that the caller follows; of muted channels and topics |
    | `is` | `resolved` | messages of resolved topics |
    | `has` | `attachment`, `image`, `link`, `reaction` | messages that have one |
    | `in` | `home`, `all` | messages that are not muted; all |
    | `search` | text | messages whose topic or content has all its words, and its phrases in double quotes |
    | `id` | a message ID | that message |
    | `near` | a message ID | everything; it is the anchor where the request says `newest` |
    | `with` | a message ID | the conversation in which the message is now, in place of the one that other terms name |

    An unquoted word of a search that has three letters or more also finds longer words that begin with it. Letter case
    and accents do
    not count. `with` cannot be negated. All terms of a narrow together name at most 1000 users. A narrow that names a
    channel or a
    topic and direct messages too is refused.

        Attributes:
            operator (str): One of the table.
            operand (int | list[int] | str): A name, an ID or a list of IDs, as the operator demands.
            negated (bool | Unset): Whether the term must not match. Without it, `false`.
    """

    operator: str
    operand: int | list[int] | str
    negated: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        operator = self.operator

        operand: int | list[int] | str
        if isinstance(self.operand, list):
            operand = self.operand

        else:
            operand = self.operand

        negated = self.negated

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "operator": operator,
                "operand": operand,
            }
        )
        if negated is not UNSET:
            field_dict["negated"] = negated

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        operator = d.pop("operator")

        def _parse_operand(data: object) -> int | list[int] | str:
            try:
                if not isinstance(data, list):
                    raise TypeError()
                operand_type_2 = cast(list[int], data)

                return operand_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[int] | str, data)

        operand = _parse_operand(d.pop("operand"))

        negated = d.pop("negated", UNSET)

        narrow_term = cls(
            operator=operator,
            operand=operand,
            negated=negated,
        )

        return narrow_term
