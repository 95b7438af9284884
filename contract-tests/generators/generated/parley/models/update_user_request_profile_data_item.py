from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="UpdateUserRequestProfileDataItem")


@_attrs_define
class UpdateUserRequestProfileDataItem:
    """
    Attributes:
        id (int): The ID of the field.
        value (list[int] | None | str): Text as the type of the field asks for (1 short text of at most 50 code points,
            2 long text of at most 500, 3 the key
            of an option, 4 a date `YYYY-MM-DD`, 5 a URL, 7 an account's name, 8 pronouns), or IDs of active people for type
            6.
            Null, an empty text and an empty list clear the field.
    """

    id: int
    value: list[int] | None | str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        value: list[int] | None | str
        if isinstance(self.value, list):
            value = self.value

        else:
            value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        def _parse_value(data: object) -> list[int] | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                value_type_1 = cast(list[int], data)

                return value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None | str, data)

        value = _parse_value(d.pop("value"))

        update_user_request_profile_data_item = cls(
            id=id,
            value=value,
        )

        return update_user_request_profile_data_item
