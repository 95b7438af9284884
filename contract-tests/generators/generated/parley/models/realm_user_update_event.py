from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_user_update_event_op import RealmUserUpdateEventOp
from ..models.realm_user_update_event_type import RealmUserUpdateEventType

if TYPE_CHECKING:
    from ..models.person_activation_update import PersonActivationUpdate
    from ..models.person_avatar_update import PersonAvatarUpdate
    from ..models.person_bot_owner_update import PersonBotOwnerUpdate
    from ..models.person_delivery_email_update import PersonDeliveryEmailUpdate
    from ..models.person_email_update import PersonEmailUpdate
    from ..models.person_import_update import PersonImportUpdate
    from ..models.person_join_date_update import PersonJoinDateUpdate
    from ..models.person_name_update import PersonNameUpdate
    from ..models.person_profile_field_update import PersonProfileFieldUpdate
    from ..models.person_role_update import PersonRoleUpdate
    from ..models.person_timezone_update import PersonTimezoneUpdate


T = TypeVar("T", bound="RealmUserUpdateEvent")


@_attrs_define
class RealmUserUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_user', 'op': 'update', 'person': {'user_id': 10, 'full_name': 'Chris Renamed'}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmUserUpdateEventType):
        op (RealmUserUpdateEventOp):
        person (PersonActivationUpdate | PersonAvatarUpdate | PersonBotOwnerUpdate | PersonDeliveryEmailUpdate |
            PersonEmailUpdate | PersonImportUpdate | PersonJoinDateUpdate | PersonNameUpdate | PersonProfileFieldUpdate |
            PersonRoleUpdate | PersonTimezoneUpdate): What has changed about a user. Several changes at once come as several
            events.
    """

    id: int
    type_: RealmUserUpdateEventType
    op: RealmUserUpdateEventOp
    person: (
        PersonActivationUpdate
        | PersonAvatarUpdate
        | PersonBotOwnerUpdate
        | PersonDeliveryEmailUpdate
        | PersonEmailUpdate
        | PersonImportUpdate
        | PersonJoinDateUpdate
        | PersonNameUpdate
        | PersonProfileFieldUpdate
        | PersonRoleUpdate
        | PersonTimezoneUpdate
    )

    def to_dict(self) -> dict[str, Any]:
        from ..models.person_activation_update import PersonActivationUpdate
        from ..models.person_avatar_update import PersonAvatarUpdate
        from ..models.person_bot_owner_update import PersonBotOwnerUpdate
        from ..models.person_delivery_email_update import PersonDeliveryEmailUpdate
        from ..models.person_email_update import PersonEmailUpdate
        from ..models.person_import_update import PersonImportUpdate
        from ..models.person_join_date_update import PersonJoinDateUpdate
        from ..models.person_name_update import PersonNameUpdate
        from ..models.person_role_update import PersonRoleUpdate
        from ..models.person_timezone_update import PersonTimezoneUpdate

        id = self.id

        type_ = self.type_.value

        op = self.op.value

        person: dict[str, Any]
        if (
            isinstance(self.person, PersonNameUpdate)
            or isinstance(self.person, PersonAvatarUpdate)
            or isinstance(self.person, PersonTimezoneUpdate)
            or isinstance(self.person, PersonDeliveryEmailUpdate)
            or isinstance(self.person, PersonEmailUpdate)
            or isinstance(self.person, PersonRoleUpdate)
            or isinstance(self.person, PersonBotOwnerUpdate)
            or isinstance(self.person, PersonActivationUpdate)
            or isinstance(self.person, PersonImportUpdate)
            or isinstance(self.person, PersonJoinDateUpdate)
        ):
            person = self.person.to_dict()
        else:
            person = self.person.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "person": person,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.person_activation_update import PersonActivationUpdate
        from ..models.person_avatar_update import PersonAvatarUpdate
        from ..models.person_bot_owner_update import PersonBotOwnerUpdate
        from ..models.person_delivery_email_update import PersonDeliveryEmailUpdate
        from ..models.person_email_update import PersonEmailUpdate
        from ..models.person_import_update import PersonImportUpdate
        from ..models.person_join_date_update import PersonJoinDateUpdate
        from ..models.person_name_update import PersonNameUpdate
        from ..models.person_profile_field_update import PersonProfileFieldUpdate
        from ..models.person_role_update import PersonRoleUpdate
        from ..models.person_timezone_update import PersonTimezoneUpdate

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmUserUpdateEventType(d.pop("type"))

        op = RealmUserUpdateEventOp(d.pop("op"))

        def _parse_person(
            data: object,
        ) -> (
            PersonActivationUpdate
            | PersonAvatarUpdate
            | PersonBotOwnerUpdate
            | PersonDeliveryEmailUpdate
            | PersonEmailUpdate
            | PersonImportUpdate
            | PersonJoinDateUpdate
            | PersonNameUpdate
            | PersonProfileFieldUpdate
            | PersonRoleUpdate
            | PersonTimezoneUpdate
        ):
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_person_update_type_0 = PersonNameUpdate.from_dict(
                    data
                )

                return componentsschemas_person_update_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_person_update_type_1 = PersonAvatarUpdate.from_dict(
                    data
                )

                return componentsschemas_person_update_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_person_update_type_2 = PersonTimezoneUpdate.from_dict(
                    data
                )

                return componentsschemas_person_update_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_person_update_type_3 = (
                    PersonDeliveryEmailUpdate.from_dict(data)
                )

                return componentsschemas_person_update_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_person_update_type_4 = PersonEmailUpdate.from_dict(
                    data
                )

                return componentsschemas_person_update_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_person_update_type_5 = PersonRoleUpdate.from_dict(
                    data
                )

                return componentsschemas_person_update_type_5
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_person_update_type_6 = PersonBotOwnerUpdate.from_dict(
                    data
                )

                return componentsschemas_person_update_type_6
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_person_update_type_7 = (
                    PersonActivationUpdate.from_dict(data)
                )

                return componentsschemas_person_update_type_7
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_person_update_type_8 = PersonImportUpdate.from_dict(
                    data
                )

                return componentsschemas_person_update_type_8
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_person_update_type_9 = PersonJoinDateUpdate.from_dict(
                    data
                )

                return componentsschemas_person_update_type_9
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_person_update_type_10 = (
                PersonProfileFieldUpdate.from_dict(data)
            )

            return componentsschemas_person_update_type_10

        person = _parse_person(d.pop("person"))

        realm_user_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            person=person,
        )

        return realm_user_update_event
