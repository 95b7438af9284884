// The commits of a push, which services of repositories describe in the same way.

import type { Payload } from './payload.ts'
import { firstLine } from './service.ts'
import { link, list, type Text, text } from './text.ts'

/** The titles of commits with links to them, of `count` in all. Their IDs have so many digits. */
export function commitList(commits: readonly Payload[], count: number, digits: number): Text {
  return list(
    commits,
    (commit) => {
      const title = firstLine(commit.firstText('message', 'title') ?? '')
      const id = link(commit.text('id').slice(0, digits) || 'commit', commit.textIf('url'))
      return title === '' ? id : text`${title} (${id})`
    },
    { count },
  )
}
