import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { readEverything } from '@narthex/api/testing/backup-stage'
import { openSeededPlatform, type SeededPlatform } from '@narthex/api/testing/seeded-platform'
import { createDatabase, type ServerDatabase } from '@narthex/api/testing/server-databases'
import { preparedServer } from '@narthex/api/testing/test-platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endEverything, launchMain, temporaryFolder } from './testing/server-process.ts'

/* Stopped, killed, without room, and from data folder to data folder: `backup-commands.deep.integration.test.ts`. */
describe('npm run backup and npm run restore', () => {
  let source: SeededPlatform
  let target: ServerDatabase

  beforeAll(async () => {
    source = await openSeededPlatform()
    target = await createDatabase(preparedServer('embedded').url)
  })
  afterAll(async () => {
    endEverything()
    await target?.drop()
    await source?.close()
  })

  const readRecords = (url: string) =>
    withOwner(url, (owner) =>
      owner.query<{ resultado: string }>("select * from copia_seguranca order by resultado = 'FALHOU'"),
    )
  const run = (args: readonly string[], url: string) =>
    launchMain(args, { DATABASE_URL: url, DATA_FOLDER: temporaryFolder() }).ended

  it('make of an empty database the same one: rows, sequences, triggers, roles and walls', async () => {
    const archive = join(temporaryFolder(), 'x.tar.gz')
    expect(await run(['backup', '--out', archive], source.databaseUrl)).toMatchObject({ code: 0 })
    expect(statSync(archive).mode & 0o777).toBe(0o600)
    const restored = await run(['restore', archive], target.url)
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.stdout).toContain('Restored the backup of')
    expect(await readEverything(target.url)).toEqual(await readEverything(source.databaseUrl))
    // The archive is the backup that the restored database has.
    expect(await readRecords(target.url)).toEqual(await readRecords(source.databaseUrl))
  })

  it('keep as many as are wanted, remove what a killed one left, and tell the database how they ended', async () => {
    const folder = temporaryFolder()
    const old = ['20', '21', '22'].map((day) => `narthex-2026-10-${day}T03-15-00Z.tar.gz`)
    const killed = `${old[2]}.unfinished`
    for (const name of [...old, killed]) writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, killed), new Date(0), new Date(0))
    expect(await run(['backup', '--folder', folder, '--keep', '2'], source.databaseUrl)).toMatchObject({ code: 0 })
    const kept = readdirSync(folder).sort()
    expect(kept).toEqual([old[2], expect.stringMatching(/^narthex-20\d\d-.*Z\.tar\.gz$/)])
    const { size } = statSync(join(folder, kept[1] ?? ''))
    expect(await readRecords(source.databaseUrl)).toMatchObject([{ resultado: 'FEITA', bytes: String(size) }])

    // Its name is taken: there is no new backup, and none of the old ones goes.
    const failed = await run(['backup', '--out', join(folder, kept[1] ?? '')], source.databaseUrl)
    expect([failed.code, readdirSync(folder).sort()]).toEqual([1, kept])
    const [made, failure] = await readRecords(source.databaseUrl)
    expect(made).toMatchObject({ resultado: 'FEITA', bytes: String(size) })
    expect(failure).toMatchObject({ resultado: 'FALHOU', motivo: expect.stringContaining('exists already') })
  })

  it.each([
    [['--keep', '0'], '--keep'],
    [['--keep', '3', '--out', '/tmp/x.tar.gz'], '--out'],
    [['--nightly', '25:00'], '--nightly'],
  ])('refuse %j', async (args, message) => {
    const { code, stderr } = await run(['backup', ...args], source.databaseUrl)
    expect(stderr).toContain(message)
    expect(code).toBe(1)
  })

  it('say in one line why they cannot', async () => {
    const { code, stderr } = await run(['restore'], target.url)
    expect(stderr).toMatch(/^Narthex cannot run: [^\n]*Name the one archive[^\n]*\n$/)
    expect(code).toBe(1)
  })
})
