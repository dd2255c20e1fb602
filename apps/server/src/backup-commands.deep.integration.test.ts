import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { openSeededPlatform, type SeededPlatform } from '@narthex/api/testing/seeded-platform'
import { createDatabase, type ServerDatabase } from '@narthex/api/testing/server-databases'
import { preparedServer } from '@narthex/api/testing/test-platform'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { foundedFolder } from './testing/founded-folder.ts'
import { rawGet, sendRaw } from './testing/raw-http.ts'
import {
  type Ending,
  endEverything,
  launchMain,
  mainProgram,
  startServer,
  temporaryFolder,
} from './testing/server-process.ts'

/** Whether this machine lets a process have a small disk of its own. */
const hasOwnDisks = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0
if (!hasOwnDisks) console.info('No disk can be mounted here; the test of a full one is skipped')

let test: SeededPlatform
let target: ServerDatabase
beforeAll(async () => {
  test = await openSeededPlatform()
})
afterAll(async () => {
  endEverything()
  await test.close()
})
beforeEach(async () => {
  target = await createDatabase(preparedServer('embedded').url)
})
afterEach(() => target.drop())

const main = (args: readonly string[], url: string) =>
  launchMain(args, { DATABASE_URL: url, DATA_FOLDER: temporaryFolder() })
const tableCount = async (url: string) =>
  (await withOwner(url, (owner) => owner.query(`select from pg_tables where schemaname = 'public'`))).length

function expectOneLine({ code, stderr }: Ending, message: string | RegExp) {
  expect(stderr).toMatch(/^Narthex cannot run: [^\n]+\n$/)
  expect(stderr).toMatch(message)
  expect(code).toBe(1)
}

/** Waits until a process has printed the words. */
const hears = (child: ReturnType<typeof launchMain>['child'], words: string) =>
  new Promise<void>((resolve) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes(words)) resolve()
    })
  })

/** Keeps `video`, the last table, from being read until the work is done. */
const whileLocked = (work: () => Promise<void>) =>
  withOwner(test.databaseUrl, async (owner) => {
    await owner.exec('begin; lock table video in access exclusive mode')
    await work().finally(() => owner.exec('rollback'))
  })

describe('npm run backup and npm run restore', () => {
  it('bring the demo of a data folder into another one, where the product then serves it', async () => {
    const DATA_FOLDER = await foundedFolder()
    const saved = await launchMain(['backup'], { DATA_FOLDER }).ended
    expect(saved).toMatchObject({ code: 0, stderr: '' })
    const [archive = ''] = readdirSync(join(DATA_FOLDER, 'backups'))
    expect(archive).toMatch(/^narthex-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/)
    expect(statSync(join(DATA_FOLDER, 'backups', archive)).mode & 0o777).toBe(0o600)

    const settings = { DATA_FOLDER: temporaryFolder() }
    const restored = await launchMain(['restore', join(DATA_FOLDER, 'backups', archive)], settings).ended
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toContain('Restored the backup of')
    expect(readdirSync(join(settings.DATA_FOLDER, 'files'))).toEqual(readdirSync(join(DATA_FOLDER, 'files')))

    const server = await startServer(settings)
    const page = await sendRaw(server.port, rawGet('/', 'Host: mare.narthex.test'))
    expect(page?.text).toContain('Igreja Boa Maré')
    server.child.kill('SIGTERM')
    await server.ended
  })

  it('say in one line why they cannot', async () => {
    const out = join(temporaryFolder(), 'x.tar.gz')
    expectOneLine(await main(['restore'], target.url).ended, 'Name the one archive')
    expectOneLine(
      await main(['restore', '/nowhere.tar.gz'], target.url).ended,
      'nowhere.tar.gz cannot be read (ENOENT)',
    )
    expectOneLine(
      await main(['backup', '--out', join(out, 'y.tar.gz')], test.databaseUrl).ended,
      /cannot be written \(ENOENT\)/,
    )
    expectOneLine(await main(['backup', '--out', out], target.url).ended, 'nothing to back up')
    expectOneLine(await main(['backup', '--everything'], target.url).ended, '--everything')
    expectOneLine(await launchMain(['backup'], { DATA_FOLDER: temporaryFolder() }).ended, 'nothing to back up')
    expect(existsSync(out)).toBe(false)
  })

  it('a backup that is stopped, or killed, leaves no archive, and the next one succeeds', async () => {
    const folder = temporaryFolder()
    const out = join(folder, 'x.tar.gz')
    for (const signal of ['SIGTERM', 'SIGKILL'] as const)
      await whileLocked(async () => {
        const { child, ended } = main(['backup', '--out', out], test.databaseUrl)
        await hears(child, ': usuario_role,')
        child.kill(signal)
        const ending = await ended
        expect(existsSync(out)).toBe(false)
        if (signal === 'SIGKILL') return
        expectOneLine(ending, 'Stopped by SIGTERM')
        expect(readdirSync(folder)).toEqual([])
      })
    expect(await main(['backup', '--out', out], test.databaseUrl).ended).toMatchObject({ code: 0 })
    expect(readdirSync(folder)).toEqual(['x.tar.gz'])
  })

  it('a restore that is killed leaves the database empty', async () => {
    const out = join(temporaryFolder(), 'x.tar.gz')
    await main(['backup', '--out', out], test.databaseUrl).ended
    const { child, ended } = main(['restore', out], target.url)
    await hears(child, 'table 5:')
    child.kill('SIGKILL')
    await ended
    await expect.poll(() => tableCount(target.url)).toBe(0)
    expect(await main(['restore', out], target.url).ended).toMatchObject({ code: 0 })
  })

  it.skipIf(!hasOwnDisks)('a full disk is one line, and nothing of the archive stays', async () => {
    const disk = temporaryFolder()
    const script = `mount -t tmpfs -o size=8k none ${disk} && "$@"; code=$?; ls -A ${disk}; exit $code`
    const command = [process.execPath, '--disable-warning=ExperimentalWarning', mainProgram]
    const child = spawn(
      'unshare',
      ['-rm', 'sh', '-c', script, 'sh', ...command, 'backup', '--out', `${disk}/x.tar.gz`],
      {
        cwd: temporaryFolder(),
        env: { PATH: process.env.PATH ?? '', DATABASE_URL: test.databaseUrl, DATA_FOLDER: temporaryFolder() },
      },
    )
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (chunk) => {
      stdout += chunk
    })
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    const [code] = await once(child, 'close')
    expectOneLine({ code, stderr, stdout, signal: null }, `The disk is too full for ${disk}/x.tar.gz`)
    expect(stdout).not.toMatch(/tar\.gz/)
  })
})
