import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../..')

it('logins are read by the modules of people, invitations of staff, hand-offs, the attempt counters and the limits of strangers alone, through transactions', async () => {
  const users = new Set<string>()
  for await (const file of glob('**/*.ts', { cwd: source })) {
    if (/\.test\.ts$|^testing\//.test(file)) continue
    // The rooms that provide it.
    if (/^platform\/(?:database|work)\//.test(file)) continue
    const code = (await readFile(join(source, file), 'utf8')).replace(/\/\*[\s\S]*?\*\//g, '')
    if (/\binIdentity\b/.test(code)) users.add(file.split('/').slice(0, 2).join('/'))
  }
  expect([...users].sort()).toEqual([
    'modules/auth',
    'modules/office',
    'modules/third-parties',
    'modules/users',
    'platform/attempts',
    'platform/strangers',
  ])
})
