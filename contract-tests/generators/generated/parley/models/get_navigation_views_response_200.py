from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.navigation_view import NavigationView


T = TypeVar("T", bound="GetNavigationViewsResponse200")


@_attrs_define
class GetNavigationViewsResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        navigation_views (list[NavigationView]):
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    navigation_views: list[NavigationView]
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        navigation_views = []
        for navigation_views_item_data in self.navigation_views:
            navigation_views_item = navigation_views_item_data.to_dict()
            navigation_views.append(navigation_views_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "navigation_views": navigation_views,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.navigation_view import NavigationView

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        navigation_views = []
        _navigation_views = d.pop("navigation_views")
        for navigation_views_item_data in _navigation_views:
            navigation_views_item = NavigationView.from_dict(navigation_views_item_data)

            navigation_views.append(navigation_views_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_navigation_views_response_200 = cls(
            result=result,
            msg=msg,
            navigation_views=navigation_views,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_navigation_views_response_200
