import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { migrationLock } from '@narthex/api/platform/database/migrate'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneLife } from './testing/killed-editor.ts'
import { rawGet, sendRaw } from './testing/raw-http.ts'
import { endEverything, launchMain, startServer, temporaryFolder } from './testing/server-process.ts'

afterAll(endEverything)

it('control: a write that is acknowledged before it is made is found to be lost', async () => {
  const folder = temporaryFolder()
  const { acknowledged } = await oneLife(folder, 1, { ACKNOWLEDGE_EARLY: '1' })
  const { found } = await oneLife(folder, 1)
  expect(found.versao).toBeLessThan(acknowledged)
})

describe('a process that is killed during its very first start', () => {
  /** A name of this machine: the first start seeds the demo only there. */
  const PUBLIC_URL = 'http://localhost'
  let folder: string
  beforeAll(() => {
    folder = temporaryFolder()
  })

  it.each([
    ['makes its database', isBeingInitialised],
    ['migrates it', isBeingMigrated],
    ['fills it', isBeingFilled],
  ])('while it %s leaves another one to begin again', async (_what, isReached) => {
    const { child, ended } = launchMain(['serve'], { DATA_FOLDER: folder, PUBLIC_URL })
    await expect.poll(() => isReached(folder), { timeout: 30_000, interval: 5 }).toBe(true)
    child.kill('SIGKILL')
    expect((await ended).signal).toBe('SIGKILL')
  })

  it('leaves the next one a whole beginning', async () => {
    const server = await startServer({ DATA_FOLDER: folder, PUBLIC_URL })
    expect(readdirSync(folder).filter((name) => name.startsWith('postgres-'))).toEqual(['postgres-18'])
    for (const label of ['mare', 'sorrel', 'azotea', 'ancoradouro'])
      expect((await sendRaw(server.port, rawGet('/', `Host: ${label}.localhost`)))?.status, label).toBe(200)
  })
})

async function isBeingInitialised(folder: string): Promise<boolean> {
  return readdirSync(folder).some(
    (name) => /^postgres-18\.\d+-/.test(name) && existsSync(join(folder, name, 'PG_VERSION')),
  )
}

/** Checks for the lock of the migrations: they are one transaction, of which nothing else is visible. */
function isBeingMigrated(folder: string): Promise<boolean> {
  return findsRows(folder, `pg_locks where locktype = 'advisory' and granted and objid = ${migrationLock}`)
}

function isBeingFilled(folder: string): Promise<boolean> {
  return findsRows(folder, 'igreja')
}

/** Tells whether the unfinished database has such rows; false where it cannot be reached yet. */
async function findsRows(folder: string, rows: string): Promise<boolean> {
  const host = encodeURIComponent(join(folder, 'postgres-18'))
  try {
    return await withOwner(`postgres://narthex@localhost/narthex_unfinished?host=${host}`, async (owner) => {
      const [row] = await owner.query<{ some: boolean }>(`select exists (select from ${rows}) as some`)
      return row?.some ?? false
    })
  } catch {
    return false
  }
}
