import { statSync } from 'node:fs'
import { join } from 'node:path'
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
  })

  it('say in one line why they cannot', async () => {
    const { code, stderr } = await run(['restore'], target.url)
    expect(stderr).toMatch(/^Narthex cannot run: [^\n]*Name the one archive[^\n]*\n$/)
    expect(code).toBe(1)
  })
})
