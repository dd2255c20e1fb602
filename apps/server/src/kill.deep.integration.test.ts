import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { rawGet, sendRaw } from './testing/raw-http.ts'
import { endEverything, launchMain, launchProgram, startServer, temporaryFolder } from './testing/server-process.ts'
import { congregationsPerEdit, type EditorMessage, type Found } from './testing/steady-editor.ts'

const kills = Number(process.env.KILLS ?? 8)

afterAll(endEverything)

interface Life {
  readonly found: Found
  /** The last edit that was acknowledged. */
  readonly acknowledged: number
}

/** Lets the editor work, kills it in the middle of some edit, and gives what it said. */
async function oneLife(folder: string, edits: number, settings: Record<string, string> = {}): Promise<Life> {
  const { child, ended } = launchProgram('steady-editor.ts', { DATA_FOLDER: folder, ...settings })
  let found: Found | undefined
  let acknowledged = 0
  const last = new Promise<void>((resolve) => {
    child.on('message', (message: EditorMessage) => {
      if (typeof message !== 'number') found = message
      else acknowledged = message
      if (found && acknowledged >= found.versao + edits) resolve()
    })
  })
  await Promise.race([last, ended])
  child.kill('SIGKILL')
  const { stderr } = await ended
  if (!found) throw new Error(`The editor could not open its church: ${stderr}`)
  return { found, acknowledged: Math.max(acknowledged, found.versao) }
}

/** A church is founded with version 1, so the edits are counted from 2. */
function expectWhole({ versao, congregations, announcements, newest }: Found): void {
  const lastOdd = versao - ((versao + 1) % 2)
  const lastEven = versao - (versao % 2)
  expect({ versao, congregations, announcements, newest }).toEqual({
    versao,
    congregations: Array(versao < 3 ? 0 : congregationsPerEdit).fill(String(lastOdd)),
    announcements: lastEven / 2,
    newest: lastEven === 0 ? undefined : String(lastEven),
  })
}

describe('a process that is killed', { timeout: 300_000 + kills * 10_000 }, () => {
  it(`${kills} times in the middle of an editor’s work loses no write and leaves no half one`, async () => {
    const folder = temporaryFolder()
    let acknowledged = 0
    for (let kill = 0; kill <= kills; kill++) {
      const life = await oneLife(folder, Math.ceil(Math.random() * 40))
      expectWhole(life.found)
      expect(life.found.versao).toBeGreaterThanOrEqual(acknowledged)
      // The edit that was under way may have been written, and not yet acknowledged.
      expect(life.found.versao).toBeLessThanOrEqual(acknowledged + 1)
      acknowledged = life.acknowledged
    }
    expect(acknowledged).toBeGreaterThan(kills)
  })

  it('control: a write that is acknowledged before it is made is found to be lost', async () => {
    const folder = temporaryFolder()
    const { acknowledged } = await oneLife(folder, 1, { ACKNOWLEDGE_EARLY: '1' })
    const { found } = await oneLife(folder, 1)
    expect(found.versao).toBeLessThan(acknowledged)
  })

  it('during its very first start leaves the next one a whole beginning', async () => {
    const folder = temporaryFolder()
    for (const reached of [isBeingInitialised, isBeingMigrated, isBeingFilled]) {
      const { child, ended } = launchMain(['serve'], { DATA_FOLDER: folder })
      await expect.poll(() => reached(folder), { timeout: 30_000, interval: 5 }).toBe(true)
      child.kill('SIGKILL')
      await ended
    }
    const server = await startServer({ DATA_FOLDER: folder })
    expect(readdirSync(folder).filter((name) => name.startsWith('postgres-'))).toEqual(['postgres-18'])
    for (const label of ['mare', 'sorrel', 'azotea', 'ancoradouro'])
      expect((await sendRaw(server.port, rawGet('/', `Host: ${label}.narthex.test`)))?.status, label).toBe(200)
  })
})

const isBeingInitialised = async (folder: string) =>
  readdirSync(folder).some((name) => /^postgres-18\.\d+-/.test(name) && existsSync(join(folder, name, 'PG_VERSION')))

const isBeingMigrated = (folder: string) => holdsRows(folder, 'migracao')
const isBeingFilled = (folder: string) => holdsRows(folder, 'igreja')

/** Whether a table of the database in the making has rows. */
async function holdsRows(folder: string, table: string): Promise<boolean> {
  const host = encodeURIComponent(join(folder, 'postgres-18'))
  try {
    return await withOwner(`postgres://narthex@localhost/narthex_unfinished?host=${host}`, async (owner) => {
      const [row] = await owner.query<{ some: boolean }>(`select exists (select from ${table}) as some`)
      return row?.some ?? false
    })
  } catch {
    return false
  }
}
