import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../..')

it('nobody but the two rooms of people goes the way that sees logins', async () => {
  const users = new Set<string>()
  for await (const file of glob('**/*.ts', { cwd: source })) {
    if (/\.test\.ts$|^testing\//.test(file)) continue
    if ((await readFile(join(source, file), 'utf8')).includes('.inIdentity('))
      users.add(file.split('/').slice(0, 2).join('/'))
  }
  expect([...users].sort()).toEqual(['modules/auth', 'modules/users'])
})
