from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.realm_export_event_exports_item_export_type import (
    RealmExportEventExportsItemExportType,
)

T = TypeVar("T", bound="RealmExportEventExportsItem")


@_attrs_define
class RealmExportEventExportsItem:
    """
    Attributes:
        id (int):
        acting_user_id (int): Who started it.
        export_time (float): When it was started, UNIX seconds.
        deleted_timestamp (float | None): When its file was deleted, UNIX seconds; null if it still exists.
        failed_timestamp (float | None): When it failed, UNIX seconds; null if it did not.
        export_url (None | str): Where to get the file; null until it is ready and after it is deleted.
        pending (bool): Whether it is still running.
        export_type (RealmExportEventExportsItemExportType): What is in it. Public data; also the private data of users
            who consent; or all data.
    """

    id: int
    acting_user_id: int
    export_time: float
    deleted_timestamp: float | None
    failed_timestamp: float | None
    export_url: None | str
    pending: bool
    export_type: RealmExportEventExportsItemExportType

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        acting_user_id = self.acting_user_id

        export_time = self.export_time

        deleted_timestamp: float | None
        deleted_timestamp = self.deleted_timestamp

        failed_timestamp: float | None
        failed_timestamp = self.failed_timestamp

        export_url: None | str
        export_url = self.export_url

        pending = self.pending

        export_type = self.export_type.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "acting_user_id": acting_user_id,
                "export_time": export_time,
                "deleted_timestamp": deleted_timestamp,
                "failed_timestamp": failed_timestamp,
                "export_url": export_url,
                "pending": pending,
                "export_type": export_type,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        acting_user_id = d.pop("acting_user_id")

        export_time = d.pop("export_time")

        def _parse_deleted_timestamp(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        deleted_timestamp = _parse_deleted_timestamp(d.pop("deleted_timestamp"))

        def _parse_failed_timestamp(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        failed_timestamp = _parse_failed_timestamp(d.pop("failed_timestamp"))

        def _parse_export_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        export_url = _parse_export_url(d.pop("export_url"))

        pending = d.pop("pending")

        export_type = RealmExportEventExportsItemExportType(d.pop("export_type"))

        realm_export_event_exports_item = cls(
            id=id,
            acting_user_id=acting_user_id,
            export_time=export_time,
            deleted_timestamp=deleted_timestamp,
            failed_timestamp=failed_timestamp,
            export_url=export_url,
            pending=pending,
            export_type=export_type,
        )

        return realm_export_event_exports_item
