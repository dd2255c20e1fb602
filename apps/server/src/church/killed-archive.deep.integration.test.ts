import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ArchiveManifest } from '@narthex/api/platform/church-archive/archive-manifest'
import { readEntries, usualBounds } from '@narthex/api/platform/church-archive/zip-reader'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { openSeededPlatform, type SeededPlatform } from '@narthex/api/testing/seeded-platform'
import { everyDatabase, openTestPlatform, type TestPlatform } from '@narthex/api/testing/test-platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endEverything, launchMain, temporaryFolder } from '../testing/server-process.ts'

const code = 'videira'
const SECRET_KEY = createHash('sha256').update('a secret of both').digest('hex')

describe.each(everyDatabase())('the archive of a church whose process is killed, on the %s database', (kind) => {
  let from: SeededPlatform
  let into: TestPlatform
  let folder: string
  let archive: string

  beforeAll(async () => {
    folder = temporaryFolder()
    archive = join(folder, 'first.zip')
    ;[from, into] = [await openSeededPlatform({ kind }), await openTestPlatform({ kind })]
    await copyTranslation(into)
    // A move is exact, and of a church alone that no one changes.
    expect(await church(['archive', code], from).ended).toMatchObject({ code: 0 })
  })
  afterAll(async () => {
    endEverything()
    await Promise.all([from.close(), into.close()])
  })

  /** The Bible is of the product, and stands at both places. */
  async function copyTranslation(at: TestPlatform) {
    const [found] = await from.asOwner((owner) =>
      owner.query<{ row: string }>(
        'select to_json(t)::text as row from biblia_traducao t where dona_igreja_id is null limit 1',
      ),
    )
    await at.asOwner(async (owner) => {
      await owner.query(
        `insert into biblia_traducao overriding system value select * from json_populate_record(null::biblia_traducao, $1)`,
        [found?.row],
      )
      await owner.exec(`select setval('biblia_traducao_id_seq', (select max(id) from biblia_traducao))`)
    })
  }

  type At = Pick<TestPlatform, 'databaseUrl'>
  const church = (args: readonly string[], { databaseUrl }: At) => {
    const settings = { DATABASE_URL: databaseUrl, DATA_FOLDER: temporaryFolder(), SECRET_KEY }
    return launchMain(['church', ...args], settings)
  }
  const save = (out: string, at: At = from) => church(['export', code, '--move', '--out', out], at)
  const bring = (path: string) => church(['import', path], into)

  async function kill({ child, ended }: ReturnType<typeof church>) {
    child.kill('SIGKILL')
    expect(await ended).toMatchObject({ signal: 'SIGKILL' })
  }

  /** Kills an export while it waits for a table, of which everything before was read. */
  async function killExport(table: string) {
    await withOwner(from.databaseUrl, async (owner) => {
      await owner.exec(`begin; lock table ${table} in access exclusive mode`)
      const process = save(archive)
      const isWaiting = () =>
        withOwner(from.databaseUrl, async (other) => {
          const [row] = await other.query<{ some: boolean }>(
            `select exists (select from pg_locks where not granted and relation = '${table}'::regclass) as some`,
          )
          return row?.some
        })
      await expect.poll(isWaiting, { timeout: 30_000, interval: 50 }).toBe(true)
      await kill(process)
      await owner.exec('rollback')
    })
  }

  /** Kills an import once it has said that it wrote the rows of a table. */
  async function killImport(table: string) {
    const process = bring(archive)
    const hasSaid = new Promise<void>((resolve) => {
      let output = ''
      process.child.stdout?.on('data', (chunk) => {
        output += chunk
        if (output.includes(`  ${table}: `)) resolve()
      })
    })
    const early = process.ended.then(({ stderr, stdout }): never => {
      throw new Error(`It ended: ${stderr} ${stdout.slice(0, 500)}`)
    })
    early.catch(() => {})
    await Promise.race([hasSaid, early])
    await kill(process)
  }

  async function readManifest(path: string): Promise<ArchiveManifest> {
    for await (const entry of readEntries(path, usualBounds)) {
      const content = await buffer(entry.read())
      if (entry.name === 'manifest.json') return JSON.parse(content.toString())
    }
    throw new Error('An archive has no manifest')
  }
  const contents = async (path: string) =>
    Object.fromEntries((await readManifest(path)).tables.map(({ name, rows, sha256 }) => [name, `${rows} ${sha256}`]))
  const countChurches = async () =>
    (await into.asOwner((owner) => owner.query<{ count: number }>('select count(*)::int as count from igreja')))[0]
      ?.count

  it('leaves no archive when an export is killed, and the next one is whole', async () => {
    await killExport('video')
    expect(existsSync(archive)).toBe(false)
    expect(await save(archive).ended).toMatchObject({ code: 0, stderr: '' })
    expect(readdirSync(folder).filter((name) => name === 'first.zip')).toHaveLength(1)
    expect(Object.keys(await contents(archive)).length).toBeGreaterThan(50)
  })

  it('leaves no row when an import is killed, and the same command brings the church in as it was', async () => {
    await killImport('usuario')
    await expect.poll(countChurches, { timeout: 20_000 }).toBe(0)
    expect(await bring(archive).ended).toMatchObject({ code: 0, stderr: '' })
    expect(await countChurches()).toBe(1)
    const second = join(folder, 'second.zip')
    expect(await save(second, into).ended).toMatchObject({ code: 0 })
    const [before, after] = [await contents(archive), await contents(second)]
    const different = Object.keys(before).filter((name) => before[name] !== after[name])
    expect(different).toEqual([])
  })
})
