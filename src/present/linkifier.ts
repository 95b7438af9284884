// Linkifiers on the wire.

import type { Schema } from '../http/types.ts'
import type { Linkifier } from '../models/linkifier.ts'

export function presentLinkifier(linkifier: Linkifier): Schema<'Linkifier'> {
  return {
    id: linkifier.id,
    pattern: linkifier.pattern,
    url_template: linkifier.url_template,
    example_input: linkifier.example_input,
    reverse_template: linkifier.reverse_template,
    alternative_url_templates: JSON.parse(linkifier.alternative_url_templates) as string[],
  }
}

/** The older form: pattern, URL for Python's `%` operator, ID. Leaves out templates that have more than plain variables. */
export function presentLegacyLinkifiers(linkifiers: readonly Linkifier[]): Schema<'LegacyLinkifier'>[] {
  return linkifiers.flatMap(({ id, pattern, url_template: template }) => {
    if (/\{[^A-Za-z0-9_]|\{[^}]*[^A-Za-z0-9_}]/.test(template)) return []
    return [[pattern, template.replaceAll('%', '%%').replace(/\{([A-Za-z0-9_]+)\}/g, '%($1)s'), id]]
  })
}
