// The licences of the packages that a bundle contains, which most of them demand to be passed on.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of a file with the licences of the packages in these folders, relative to `root`. */
export function licencesOf(root: string, folders: readonly string[]): string {
  const texts = new Map(
    folders.map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      const files = readdirSync(join(root, folder)).filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
      const notices = files.sort().map((file) => readFileSync(join(root, folder, file), 'utf8').trim())
      return [
        `${name} ${version}`,
        [`${name} ${version} (${typeof license === 'string' ? license : 'see below'})`, ...notices].join('\n\n'),
      ]
    }),
  )
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  return `This program contains the packages below.\n\n${sorted.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
