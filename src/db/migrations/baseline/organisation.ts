// Organisations, the email domains that may join them, and their custom emoji and linkifiers.

import type { Sequelize } from 'sequelize'
import { big, id, index, int, long, no, optional, string, type Tables, text, unique, yes } from './table.ts'

/** Sites that clients offer beside code blocks. */
const sites: Tables = {
  playgrounds: {
    columns: {
      id,
      realm_id: int,
      name: string(100),
      name_key: string(255),
      pygments_language: string(40),
      language_key: string(120),
      url_template: text,
    },
    indexes: [index('realm_id')],
  },
}

export const organisation = (sequelize: Sequelize): Tables => ({
  ...sites,
  realms: {
    columns: {
      id,
      subdomain: string(63),
      name: string(100),
      description: text,
      is_active: yes,
      settings: text,
      event_seq: { ...big, defaultValue: 0 },
      date_created: big,
      user_defaults: optional(text),
      retention_due_at: { ...big, defaultValue: 0 },
      uuid: optional(string(36)),
      link_secret: optional(string(43)),
      presence_ids: { ...big, defaultValue: 0 },
      unfinished: optional(string(10)),
      lease_holder: optional(string(36)),
      lease_until: { ...big, defaultValue: 0 },
      icon_path: optional(string(100)),
      logo_path: optional(string(100)),
      night_logo_path: optional(string(100)),
    },
    indexes: [unique('subdomain')],
  },
  realm_domains: {
    columns: { id, realm_id: int, domain: string(253), allow_subdomains: no },
    indexes: [unique('realm_id', 'domain')],
  },
  custom_emoji: {
    columns: {
      id,
      realm_id: int,
      name: string(100),
      author_id: int,
      path_id: string(100),
      content_type: string(20),
      size: big,
      is_deactivated: no,
      date_created: big,
    },
    // Not unique, because another emoji can take the name of a deactivated one.
    indexes: [index('realm_id', 'name'), unique('path_id')],
  },
  stored_images: {
    columns: { id, realm_id: int, user_id: optional(int), path_id: string(100), size: big, state: string(10), date_created: big },
    indexes: [unique('path_id'), index('realm_id'), index('user_id'), index('state', 'date_created')],
  },
  linkifiers: {
    columns: {
      id,
      realm_id: int,
      position: int,
      pattern: text,
      url_template: text,
      example_input: optional(text),
      reverse_template: optional(text),
      alternative_url_templates: long(sequelize),
    },
    indexes: [index('realm_id', 'position')],
  },
})
