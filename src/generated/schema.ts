// Made by `npm run generate` from src/db/migrations/. Do not edit.

/** After each migration, the fingerprint of the schema. */
export const FINGERPRINTS: Record<string, string> = {
 "0001-baseline": "775a30372ee82340f3189023665ba834bc80a2daa9d2846936f91afe82fbc197"
}

/** The tables after all migrations. */
export const SCHEMA: Record<string, { columns: Record<string, string>; indexes: Record<string, string> }> = {
 "alert_words": {
  "columns": {
   "id": "integer not null counted",
   "realm_id": "integer not null",
   "user_id": "integer not null",
   "word": "string(100) not null",
   "word_key": "string(255) not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "alert_words_realm_id": "(realm_id)",
   "alert_words_user_id_word_key": "unique (user_id, word_key)"
  }
 },
 "api_keys": {
  "columns": {
   "address": "string(45)",
   "date_created": "bigint not null",
   "id": "integer not null counted",
   "is_session": "boolean not null default '0'",
   "key_hash": "string(64) not null",
   "last_used_at": "bigint",
   "name": "string(100) not null",
   "realm_id": "integer not null",
   "revoked_at": "bigint",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "api_keys_is_session_revoked_at": "(is_session, revoked_at)",
   "api_keys_key_hash": "unique (key_hash)",
   "api_keys_user_id": "(user_id)"
  }
 },
 "attachment_messages": {
  "columns": {
   "attachment_id": "integer not null",
   "message_id": "integer not null",
   "realm_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (attachment_id, message_id)",
   "attachment_messages_message_id": "(message_id)"
  }
 },
 "attachments": {
  "columns": {
   "date_created": "bigint not null",
   "decodings": "integer not null default '0'",
   "file_name": "string(255) not null",
   "id": "integer not null counted",
   "image_height": "integer",
   "image_width": "integer",
   "owner_id": "integer not null",
   "path_id": "string(255) not null",
   "realm_id": "integer not null",
   "size": "bigint not null",
   "state": "string(10) not null default 'stored'",
   "thumbnails": "string(10)"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "attachments_owner_id": "(owner_id)",
   "attachments_path_id": "unique (path_id)",
   "attachments_realm_id_state_size": "(realm_id, state, size)",
   "attachments_state_date_created": "(state, date_created)"
  }
 },
 "audit_entries": {
  "columns": {
   "action": "string(20) not null",
   "actor_id": "integer",
   "actor_type": "string(10) not null",
   "address": "string(45)",
   "changes": "text not null",
   "client": "string(30)",
   "date_created": "bigint not null",
   "id": "integer not null counted",
   "realm_id": "integer not null",
   "subject_id": "integer",
   "subject_name": "text not null",
   "subject_type": "string(30) not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "audit_entries_realm_id_actor_id_id": "(realm_id, actor_id, id)",
   "audit_entries_realm_id_date_created": "(realm_id, date_created)",
   "audit_entries_realm_id_id": "(realm_id, id)",
   "audit_entries_realm_id_subject_type_subject_id_id": "(realm_id, subject_type, subject_id, id)"
  }
 },
 "bot_deliveries": {
  "columns": {
   "attempts": "integer not null default '0'",
   "cause": "string(20) not null",
   "date_created": "bigint not null",
   "due_at": "bigint not null",
   "duration": "integer",
   "error": "string(200)",
   "finished_at": "bigint",
   "id": "integer not null counted",
   "lease_holder": "string(36)",
   "lease_until": "bigint not null default '0'",
   "message_id": "integer not null",
   "realm_id": "integer not null",
   "recipient_id": "integer not null",
   "request_id": "string(40) not null",
   "state": "string(10) not null default 'waiting'",
   "status": "integer",
   "topic_key": "string(200) not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "bot_deliveries_finished_at": "(finished_at)",
   "bot_deliveries_realm_id": "(realm_id)",
   "bot_deliveries_state_user_id_recipient_id_topic_key": "(state, user_id, recipient_id, topic_key)",
   "bot_deliveries_user_id_id": "(user_id, id)"
  }
 },
 "bot_entries": {
  "columns": {
   "entry_key": "text not null",
   "key_hash": "string(64) not null",
   "realm_id": "integer not null",
   "size": "integer not null",
   "user_id": "integer not null",
   "value": "text not null"
  },
  "indexes": {
   "PRIMARY": "primary key (user_id, key_hash)",
   "bot_entries_realm_id": "(realm_id)"
  }
 },
 "bot_services": {
  "columns": {
   "interface": "integer not null",
   "payload_url": "text not null",
   "realm_id": "integer not null",
   "signing_secret": "string(60) not null",
   "token": "string(32) not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (user_id)",
   "bot_services_realm_id": "(realm_id)"
  }
 },
 "channel_folders": {
  "columns": {
   "creator_id": "integer",
   "date_created": "bigint not null",
   "description": "text not null",
   "id": "integer not null counted",
   "is_archived": "boolean not null default '0'",
   "name": "string(60) not null",
   "name_key": "string(255)",
   "position": "integer not null",
   "realm_id": "integer not null",
   "rendered_description": "text not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "channel_folders_realm_id_name_key": "unique (realm_id, name_key)"
  }
 },
 "channels": {
  "columns": {
   "can_add_subscribers_group": "integer not null",
   "can_administer_channel_group": "integer not null",
   "can_create_topic_group": "integer not null",
   "can_delete_any_message_group": "integer not null",
   "can_delete_own_message_group": "integer not null",
   "can_move_messages_out_of_channel_group": "integer not null",
   "can_move_messages_within_channel_group": "integer not null",
   "can_remove_subscribers_group": "integer not null",
   "can_resolve_topics_group": "integer not null",
   "can_send_message_group": "integer not null",
   "can_subscribe_group": "integer not null",
   "creator_id": "integer",
   "date_created": "bigint not null",
   "description": "text not null",
   "first_message_id": "bigint",
   "folder_id": "integer",
   "history_public_to_subscribers": "boolean not null default '1'",
   "id": "integer not null counted",
   "invite_only": "boolean not null default '0'",
   "is_archived": "boolean not null default '0'",
   "is_default": "boolean not null default '0'",
   "is_recently_active": "boolean not null default '1'",
   "is_web_public": "boolean not null default '0'",
   "message_retention_days": "integer",
   "name": "string(60) not null",
   "name_key": "string(255) not null",
   "realm_id": "integer not null",
   "recipient_id": "integer not null",
   "rendered_description": "text not null",
   "topics_policy": "string(32) not null default 'inherit'",
   "weekly_traffic": "integer"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "channels_folder_id": "(folder_id)",
   "channels_realm_id_name_key": "unique (realm_id, name_key)",
   "channels_recipient_id": "unique (recipient_id)"
  }
 },
 "custom_emoji": {
  "columns": {
   "author_id": "integer not null",
   "content_type": "string(20) not null",
   "date_created": "bigint not null",
   "id": "integer not null counted",
   "is_deactivated": "boolean not null default '0'",
   "name": "string(100) not null",
   "path_id": "string(100) not null",
   "realm_id": "integer not null",
   "size": "bigint not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "custom_emoji_path_id": "unique (path_id)",
   "custom_emoji_realm_id_name": "(realm_id, name)"
  }
 },
 "devices": {
  "columns": {
   "date_created": "bigint not null",
   "id": "integer not null counted",
   "key_id": "integer not null",
   "pending_token_id": "string(12)",
   "pending_token_kind": "string(4)",
   "push_key": "string(44)",
   "push_key_id": "bigint",
   "realm_id": "integer not null",
   "realm_url": "string(300)",
   "registration_error_code": "string(100)",
   "token_id": "string(12)",
   "token_kind": "string(4)",
   "token_last_updated": "bigint",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "devices_key_id": "(key_id)",
   "devices_realm_id_token_id": "(realm_id, token_id)",
   "devices_user_id": "(user_id)"
  }
 },
 "digest_rounds": {
  "columns": {
   "began_at": "bigint not null",
   "reached_user_id": "integer",
   "realm_id": "integer not null",
   "week": "text not null"
  },
  "indexes": {
   "PRIMARY": "primary key (realm_id)"
  }
 },
 "drafts": {
  "columns": {
   "addressees": "text not null",
   "content": "text not null",
   "id": "integer not null counted",
   "last_edited_at": "bigint not null",
   "realm_id": "integer not null",
   "topic": "string(64) not null",
   "type": "string(10) not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "drafts_user_id_last_edited_at": "(user_id, last_edited_at)"
  }
 },
 "event_queues": {
  "columns": {
   "acknowledged_id": "bigint not null",
   "began_at_id": "bigint not null default '0'",
   "client": "string(30) not null default ''",
   "date_created": "bigint not null",
   "given_id": "bigint not null default '0'",
   "id": "string(36) not null",
   "idle_timeout": "integer not null",
   "last_seen_at": "bigint not null",
   "number": "bigint not null default '0'",
   "options": "text not null",
   "realm_id": "integer not null",
   "takes_messages": "boolean not null default '1'",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "event_queues_last_seen_at": "(last_seen_at)",
   "event_queues_realm_id": "(realm_id)",
   "event_queues_user_id": "(user_id)"
  }
 },
 "events": {
  "columns": {
   "audience": "text not null",
   "date_created": "bigint not null",
   "payload": "text not null",
   "realm_id": "integer not null",
   "seq": "bigint not null",
   "text_size": "integer computed",
   "type": "string(40) not null"
  },
  "indexes": {
   "PRIMARY": "primary key (realm_id, seq)"
  }
 },
 "identities": {
  "columns": {
   "date_created": "bigint not null",
   "id": "integer not null counted",
   "issuer": "string(255) not null",
   "login": "string(254)",
   "realm_id": "integer not null",
   "subject": "string(255) not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "identities_realm_id_issuer_subject": "unique (realm_id, issuer, subject)",
   "identities_user_id_issuer": "unique (user_id, issuer)"
  }
 },
 "invitations": {
  "columns": {
   "channel_ids": "text not null",
   "date_created": "bigint not null",
   "date_sent": "bigint not null",
   "email": "string(254)",
   "email_key": "string(254)",
   "expires_at": "bigint",
   "group_ids": "text not null",
   "id": "integer not null counted",
   "inviter_id": "integer",
   "link_token": "string(43)",
   "notify_inviter": "boolean not null",
   "parent_id": "integer",
   "realm_id": "integer not null",
   "reminded_at": "bigint",
   "role": "integer not null",
   "state": "string(10) not null default 'pending'",
   "welcome_text": "text",
   "with_default_channels": "boolean not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "invitations_date_created": "(date_created)",
   "invitations_inviter_id_state": "(inviter_id, state)",
   "invitations_link_token": "unique (link_token)",
   "invitations_realm_id_email_key": "(realm_id, email_key)",
   "invitations_realm_id_state": "(realm_id, state)",
   "invitations_state_reminded_at_expires_at": "(state, reminded_at, expires_at)"
  }
 },
 "jobs": {
  "columns": {
   "attempts": "integer not null default '0'",
   "date_created": "bigint not null",
   "died_at": "bigint",
   "due_at": "bigint not null",
   "id": "integer not null counted",
   "kind": "string(20) not null",
   "last_error": "string(500)",
   "lease_holder": "string(36)",
   "lease_until": "bigint not null default '0'",
   "payload": "text not null",
   "principal_id": "integer",
   "realm_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "jobs_kind_died_at_realm_id_principal_id_due_at_lease_until": "(kind, died_at, realm_id, principal_id, due_at, lease_until)"
  }
 },
 "linkifiers": {
  "columns": {
   "alternative_url_templates": "text not null",
   "example_input": "text",
   "id": "integer not null counted",
   "pattern": "text not null",
   "position": "integer not null",
   "realm_id": "integer not null",
   "reverse_template": "text",
   "url_template": "text not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "linkifiers_realm_id_position": "(realm_id, position)"
  }
 },
 "links": {
  "columns": {
   "date_created": "bigint not null",
   "expires_at": "bigint",
   "id": "integer not null counted",
   "payload": "text not null",
   "purpose": "string(20) not null",
   "realm_id": "integer not null",
   "subject_id": "integer",
   "token_hash": "string(64) not null",
   "used_at": "bigint"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "links_realm_id_purpose_date_created": "(realm_id, purpose, date_created)",
   "links_realm_id_purpose_subject_id": "(realm_id, purpose, subject_id)",
   "links_token_hash": "unique (token_hash)"
  }
 },
 "message_edits": {
  "columns": {
   "channel_id": "integer",
   "date_edited": "bigint not null",
   "id": "integer not null counted",
   "message_id": "integer not null",
   "prev_channel_id": "integer",
   "prev_content": "text",
   "prev_rendered_content": "text",
   "prev_topic": "string(64)",
   "realm_id": "integer not null",
   "text_size": "integer computed",
   "topic": "string(64)",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "message_edits_message_id": "(message_id)"
  }
 },
 "message_texts": {
  "columns": {
   "message_id": "integer not null",
   "realm_id": "integer not null",
   "tokens": "text not null"
  },
  "indexes": {
   "PRIMARY": "primary key (message_id)",
   "message_texts_tokens": "full text (tokens)"
  }
 },
 "messages": {
  "columns": {
   "client": "string(30) not null",
   "content": "text not null",
   "date_sent": "bigint not null",
   "has_attachment": "boolean not null default '0'",
   "has_edits": "boolean not null default '0'",
   "has_image": "boolean not null default '0'",
   "has_link": "boolean not null default '0'",
   "id": "integer not null counted",
   "last_edited_at": "bigint",
   "last_moved_at": "bigint",
   "move_id": "integer",
   "realm_id": "integer not null",
   "received_by_rows": "boolean not null default '0'",
   "receiver_flags": "integer not null default '0'",
   "recipient_id": "integer not null",
   "rendered_content": "text not null",
   "sender_id": "integer not null",
   "text_size": "integer computed",
   "topic": "string(64) not null",
   "topic_key": "string(200) not null",
   "widget": "string(10)"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "messages_realm_id_id": "(realm_id, id)",
   "messages_recipient_id_date_sent": "(recipient_id, date_sent)",
   "messages_recipient_id_id": "(recipient_id, id)",
   "messages_recipient_id_topic_key_id": "(recipient_id, topic_key, id)",
   "messages_sender_id_id": "(sender_id, id)"
  }
 },
 "missed_messages": {
  "columns": {
   "due_at": "bigint not null",
   "message_id": "integer not null",
   "realm_id": "integer not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (user_id, message_id)",
   "missed_messages_due_at_user_id": "(due_at, user_id)",
   "missed_messages_realm_id": "(realm_id)"
  }
 },
 "moved_spans": {
  "columns": {
   "after_message_id": "bigint not null",
   "id": "integer not null counted",
   "is_given": "boolean not null default '0'",
   "move_id": "integer not null",
   "read_to_message_id": "bigint not null default '0'",
   "realm_id": "integer not null",
   "to_message_id": "bigint not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "moved_spans_move_id_user_id": "(move_id, user_id)",
   "moved_spans_user_id": "(user_id)"
  }
 },
 "moves": {
  "columns": {
   "id": "integer not null counted",
   "realm_id": "integer not null",
   "recipient_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "moves_recipient_id": "(recipient_id)"
  }
 },
 "muted_users": {
  "columns": {
   "date_muted": "bigint not null",
   "id": "integer not null counted",
   "muted_user_id": "integer not null",
   "realm_id": "integer not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "muted_users_muted_user_id": "(muted_user_id)",
   "muted_users_realm_id": "(realm_id)",
   "muted_users_user_id_muted_user_id": "unique (user_id, muted_user_id)"
  }
 },
 "navigation_views": {
  "columns": {
   "fragment": "text not null",
   "id": "integer not null counted",
   "is_pinned": "boolean not null",
   "name": "text",
   "realm_id": "integer not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "navigation_views_realm_id": "(realm_id)",
   "navigation_views_user_id": "(user_id)"
  }
 },
 "notifications": {
  "columns": {
   "message_id": "integer not null",
   "realm_id": "integer not null",
   "user_id": "integer not null",
   "was_sent": "boolean not null"
  },
  "indexes": {
   "PRIMARY": "primary key (user_id, message_id)",
   "notifications_message_id": "(message_id)",
   "notifications_realm_id": "(realm_id)"
  }
 },
 "notified_positions": {
  "columns": {
   "message_id": "integer not null",
   "realm_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (realm_id)"
  }
 },
 "playgrounds": {
  "columns": {
   "id": "integer not null counted",
   "language_key": "string(120) not null",
   "name": "string(100) not null",
   "name_key": "string(255) not null",
   "pygments_language": "string(40) not null",
   "realm_id": "integer not null",
   "url_template": "text not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "playgrounds_realm_id": "(realm_id)"
  }
 },
 "profile_fields": {
  "columns": {
   "display_in_profile_summary": "boolean not null default '0'",
   "editable_by_user": "boolean not null default '1'",
   "field_data": "text not null",
   "hint": "string(80) not null default ''",
   "id": "integer not null counted",
   "name": "string(40) not null",
   "name_key": "string(160) not null",
   "position": "integer not null",
   "realm_id": "integer not null",
   "required": "boolean not null default '0'",
   "type": "integer not null",
   "use_for_user_matching": "boolean not null default '0'"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "profile_fields_realm_id_name_key": "unique (realm_id, name_key)"
  }
 },
 "profile_values": {
  "columns": {
   "field_id": "integer not null",
   "realm_id": "integer not null",
   "rendered_value": "text",
   "user_id": "integer not null",
   "value": "text not null"
  },
  "indexes": {
   "PRIMARY": "primary key (user_id, field_id)",
   "profile_values_field_id": "(field_id)",
   "profile_values_realm_id": "(realm_id)"
  }
 },
 "reactions": {
  "columns": {
   "emoji_code": "string(100) not null",
   "emoji_name": "string(100) not null",
   "id": "integer not null counted",
   "message_id": "integer not null",
   "reaction_type": "string(20) not null",
   "realm_id": "integer not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "reactions_message_id_user_id_reaction_type_emoji_code": "unique (message_id, user_id, reaction_type, emoji_code)"
  }
 },
 "realm_domains": {
  "columns": {
   "allow_subdomains": "boolean not null default '0'",
   "domain": "string(253) not null",
   "id": "integer not null counted",
   "realm_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "realm_domains_realm_id_domain": "unique (realm_id, domain)"
  }
 },
 "realms": {
  "columns": {
   "date_created": "bigint not null",
   "description": "text not null",
   "event_seq": "bigint not null default '0'",
   "icon_path": "string(100)",
   "id": "integer not null counted",
   "is_active": "boolean not null default '1'",
   "lease_holder": "string(36)",
   "lease_until": "bigint not null default '0'",
   "link_secret": "string(43) not null",
   "logo_path": "string(100)",
   "name": "string(100) not null",
   "night_logo_path": "string(100)",
   "presence_ids": "bigint not null default '0'",
   "retention_due_at": "bigint not null default '0'",
   "settings": "text not null",
   "subdomain": "string(63) not null",
   "unfinished": "string(10)",
   "user_defaults": "text",
   "uuid": "string(36) not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "realms_subdomain": "unique (subdomain)"
  }
 },
 "recipient_members": {
  "columns": {
   "realm_id": "integer not null",
   "recipient_id": "integer not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (recipient_id, user_id)",
   "recipient_members_user_id": "(user_id)"
  }
 },
 "recipients": {
  "columns": {
   "id": "integer not null counted",
   "members_hash": "string(64)",
   "realm_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "recipients_realm_id_members_hash": "unique (realm_id, members_hash)"
  }
 },
 "saved_snippets": {
  "columns": {
   "content": "text not null",
   "date_created": "bigint not null",
   "id": "integer not null counted",
   "realm_id": "integer not null",
   "title": "string(60) not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "saved_snippets_realm_id": "(realm_id)",
   "saved_snippets_user_id": "(user_id)"
  }
 },
 "scheduled_message_attachments": {
  "columns": {
   "attachment_id": "integer not null",
   "realm_id": "integer not null",
   "scheduled_message_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (scheduled_message_id, attachment_id)",
   "scheduled_message_attachments_attachment_id": "(attachment_id)"
  }
 },
 "scheduled_messages": {
  "columns": {
   "addressees": "text not null",
   "client": "string(30) not null",
   "content": "text not null",
   "due_at": "bigint not null",
   "failed": "boolean not null default '0'",
   "id": "integer not null counted",
   "lease_holder": "string(36)",
   "lease_until": "bigint not null default '0'",
   "read_by_sender": "boolean not null",
   "realm_id": "integer not null",
   "reminder_message_id": "integer",
   "rendered_content": "text not null",
   "sender_id": "integer not null",
   "topic": "string(64) not null",
   "type": "string(10) not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "scheduled_messages_failed_due_at": "(failed, due_at)",
   "scheduled_messages_realm_id": "(realm_id)",
   "scheduled_messages_sender_id": "(sender_id)"
  }
 },
 "seen_steps": {
  "columns": {
   "realm_id": "integer not null",
   "step": "string(60) not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (user_id, step)",
   "seen_steps_realm_id": "(realm_id)"
  }
 },
 "sent_keys": {
  "columns": {
   "date_sent": "bigint not null",
   "key_hash": "string(64) not null",
   "message_id": "integer not null",
   "realm_id": "integer not null",
   "sender_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (sender_id, key_hash)",
   "sent_keys_date_sent": "(date_sent)"
  }
 },
 "stored_images": {
  "columns": {
   "date_created": "bigint not null",
   "id": "integer not null counted",
   "path_id": "string(100) not null",
   "realm_id": "integer not null",
   "size": "bigint not null",
   "state": "string(10) not null",
   "user_id": "integer"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "stored_images_path_id": "unique (path_id)",
   "stored_images_realm_id": "(realm_id)",
   "stored_images_state_date_created": "(state, date_created)",
   "stored_images_user_id": "(user_id)"
  }
 },
 "submessages": {
  "columns": {
   "content": "text not null",
   "id": "integer not null counted",
   "message_id": "integer not null",
   "realm_id": "integer not null",
   "sender_id": "integer not null",
   "text_size": "integer computed"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "submessages_message_id": "(message_id)"
  }
 },
 "subscription_spans": {
  "columns": {
   "after_message_id": "bigint not null",
   "channel_id": "integer not null",
   "id": "integer not null counted",
   "read_to_message_id": "bigint not null default '0'",
   "realm_id": "integer not null",
   "to_message_id": "bigint",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "subscription_spans_channel_id_user_id": "(channel_id, user_id)",
   "subscription_spans_user_id_to_message_id": "(user_id, to_message_id)"
  }
 },
 "subscriptions": {
  "columns": {
   "audible_notifications": "boolean",
   "channel_id": "integer not null",
   "color": "string(10) not null",
   "desktop_notifications": "boolean",
   "email_notifications": "boolean",
   "id": "integer not null counted",
   "is_active": "boolean not null default '1'",
   "is_muted": "boolean not null default '0'",
   "pin_to_top": "boolean not null default '0'",
   "push_notifications": "boolean",
   "realm_id": "integer not null",
   "user_id": "integer not null",
   "wildcard_mentions_notify": "boolean"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "subscriptions_channel_id_is_active": "(channel_id, is_active)",
   "subscriptions_user_id_channel_id": "unique (user_id, channel_id)"
  }
 },
 "unposted_webhooks": {
  "columns": {
   "first_at": "bigint not null",
   "id": "integer not null counted",
   "kind": "string(100) not null",
   "last_at": "bigint not null",
   "realm_id": "integer not null",
   "reason": "string(10) not null",
   "service": "string(40) not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "unposted_webhooks_last_at": "(last_at)",
   "unposted_webhooks_realm_id": "(realm_id)",
   "unposted_webhooks_user_id": "(user_id)"
  }
 },
 "user_group_members": {
  "columns": {
   "group_id": "integer not null",
   "realm_id": "integer not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (group_id, user_id)",
   "user_group_members_realm_id_user_id": "(realm_id, user_id)",
   "user_group_members_user_id": "(user_id)"
  }
 },
 "user_group_subgroups": {
  "columns": {
   "group_id": "integer not null",
   "realm_id": "integer not null",
   "subgroup_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (group_id, subgroup_id)",
   "user_group_subgroups_realm_id_subgroup_id": "(realm_id, subgroup_id)",
   "user_group_subgroups_subgroup_id": "(subgroup_id)"
  }
 },
 "user_groups": {
  "columns": {
   "can_add_members_group": "integer",
   "can_join_group": "integer",
   "can_leave_group": "integer",
   "can_manage_group": "integer",
   "can_mention_group": "integer",
   "can_remove_members_group": "integer",
   "creator_id": "integer",
   "date_created": "bigint",
   "description": "string(1024) not null default ''",
   "id": "integer not null counted",
   "is_deactivated": "boolean not null default '0'",
   "is_system_group": "boolean not null default '0'",
   "name": "string(100)",
   "name_key": "string(100)",
   "realm_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "user_groups_creator_id": "(creator_id)",
   "user_groups_realm_id_name_key": "unique (realm_id, name_key)"
  }
 },
 "user_messages": {
  "columns": {
   "flags": "integer not null",
   "message_id": "integer not null",
   "realm_id": "integer not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (user_id, message_id)",
   "user_messages_message_id": "(message_id)",
   "user_messages_user_id_flags_message_id": "(user_id, flags, message_id)",
   "user_messages_user_id_is_flagged_message_id": "partial (user_id, message_id)",
   "user_messages_user_id_is_unread_message_id": "partial (user_id, message_id)"
  }
 },
 "user_presences": {
  "columns": {
   "active_at": "bigint not null",
   "connected_at": "bigint not null",
   "is_hidden": "boolean not null default '0'",
   "realm_id": "integer not null",
   "update_id": "bigint not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (user_id)",
   "user_presences_realm_id_update_id": "(realm_id, update_id)"
  }
 },
 "user_statuses": {
  "columns": {
   "emoji_code": "string(100) not null",
   "emoji_name": "string(100) not null",
   "reaction_type": "string(30) not null",
   "realm_id": "integer not null",
   "status_text": "string(60) not null",
   "user_id": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (user_id)",
   "user_statuses_realm_id": "(realm_id)"
  }
 },
 "user_topics": {
  "columns": {
   "channel_id": "integer not null",
   "id": "integer not null counted",
   "last_updated": "bigint not null",
   "realm_id": "integer not null",
   "topic": "string(64) not null",
   "topic_key": "string(200) not null",
   "user_id": "integer not null",
   "visibility_policy": "integer not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "user_topics_channel_id_topic_key": "(channel_id, topic_key)",
   "user_topics_user_id_channel_id_topic_key": "unique (user_id, channel_id, topic_key)"
  }
 },
 "users": {
  "columns": {
   "avatar_path": "string(100)",
   "avatar_source": "string(1) not null default 'J'",
   "avatar_version": "integer not null default '1'",
   "awaits_first_login": "boolean not null default '0'",
   "bot_owner_id": "integer",
   "bot_type": "integer",
   "can_change_user_emails": "boolean not null default '0'",
   "date_joined": "bigint not null",
   "delivery_email": "string(254) not null",
   "edited_settings": "text",
   "email_key": "string(254) not null",
   "first_login_at": "bigint",
   "full_name": "string(100) not null",
   "full_name_key": "string(200) not null default ''",
   "id": "integer not null counted",
   "is_active": "boolean not null default '1'",
   "is_imported_stub": "boolean not null default '0'",
   "is_system_bot": "boolean not null default '0'",
   "message_pointer": "bigint not null default '0'",
   "password_hash": "string(255)",
   "realm_id": "integer not null",
   "role": "integer not null",
   "settings": "text not null"
  },
  "indexes": {
   "PRIMARY": "primary key (id)",
   "users_bot_owner_id": "(bot_owner_id)",
   "users_realm_id_email_key": "unique (realm_id, email_key)",
   "users_realm_id_full_name_key": "(realm_id, full_name_key)"
  }
 }
}
