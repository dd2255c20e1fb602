import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { lockDataFolder } from '@narthex/api/platform/database/data-folder-lock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foundedFolder } from './testing/founded-folder.ts'
import { rawGet, sendRaw } from './testing/raw-http.ts'
import {
  type Ending,
  endEverything,
  launchMain,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from './testing/server-process.ts'

afterAll(endEverything)

/** Runs a command that must fail; gives the one line that it says. */
async function refusal(settings: Record<string, string>, args = ['serve'], folder?: string): Promise<string> {
  const ending = await launchMain(args, settings, folder).ended
  expectOneLine(ending)
  return ending.stderr
}

function expectOneLine({ code, stdout, stderr }: Ending): void {
  expect(stderr).toMatch(/^Narthex cannot run: [^\n]+\n$/)
  expect(stderr).not.toMatch(/node_modules|\.ts\b|\n\s+at /)
  expect(stdout).not.toContain('Narthex is open')
  expect(code).toBe(1)
}

describe('a start that cannot succeed says why in one line', { timeout: 60_000 }, () => {
  it('when a setting is wrong', async () => {
    expect(await refusal({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL')
  })

  it('when a setting of .env is wrong', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, '.env'), 'METRICS_PORT=many\n')
    expect(await refusal({}, ['serve'], folder)).toContain('METRICS_PORT')
  })

  it('when the data folder lies below a file', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(await refusal({ DATA_FOLDER: join(file, 'data') })).toContain(join(file, 'data'))
    expect(await refusal({ DATA_FOLDER: file })).toContain(file)
  })

  it('when the data folder’s lock cannot be opened', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'narthex.lock'))
    expect(await refusal({ DATA_FOLDER: folder })).toContain('data folder')
  })

  it('when the database server does not answer, is not found or does not know the database', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://narthex:hunter2@127.0.0.1:1/narthex' })).toContain('DATABASE_URL')
    const unknown = await refusal({ DATABASE_URL: 'postgres://narthex:hunter2@nobody.invalid/narthex' })
    expect(unknown).toContain('DATABASE_URL')
    expect(unknown).not.toContain('hunter2')
  })

  it('when a server’s database is to be reset', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, ['serve', '--reset'])).toContain('--reset')
  })

  it('when others could reach the logins of the demo', async () => {
    const DATA_FOLDER = temporaryFolder()
    const seeded = await launchMain(['seed'], { DATA_FOLDER, PUBLIC_URL: 'http://localhost' }).ended
    expect(seeded).toMatchObject({ code: 0, stdout: 'The demo churches are there\n' })
    expect(await refusal({ DATA_FOLDER })).toContain('demo')
  })

  it('when the command is none', async () => {
    const { code, stderr } = await launchMain(['sreve'], {}).ended
    expect(stderr).toMatch(/^Unknown command sreve; there are: [^\n]+\n$/)
    expect(code).toBe(2)
  })
})

describe('a running server', { timeout: 60_000 }, () => {
  let folder: string
  let server: ServerProcess
  const home = async () => (await sendRaw(server.port, rawGet('/', 'Host: mare.narthex.test')))?.status

  // That a first start founds what it serves is for the tests of killed processes.
  beforeAll(async () => {
    folder = await foundedFolder()
    server = await startServer({ DATA_FOLDER: folder })
  }, 60_000)

  it('keeps every other one off its data folder, and stays unharmed', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, () => launchMain(['serve'], { DATA_FOLDER: folder }).ended),
    )
    others.push(await launchMain(['serve', '--reset'], { DATA_FOLDER: folder }).ended)
    for (const other of others) {
      expectOneLine(other)
      expect(other.stderr).toContain(`${folder} is in use by another process (pid ${server.child.pid})`)
    }
    expect(await home()).toBe(200)
  })

  it('that was killed has left its folder free at once, and so has one that stopped', async () => {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      server.child.kill(signal)
      await server.ended
      server = await startServer({ DATA_FOLDER: folder })
      expect(await home()).toBe(200)
    }
  })

  it('does not listen where it cannot', async () => {
    server.child.kill('SIGTERM')
    await server.ended
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    for (const name of ['PORT', 'METRICS_PORT'])
      expect(await refusal({ DATA_FOLDER: folder, [name]: String(port) })).toContain(`Port ${port} is busy`)
    taken.close()
    expect(await refusal({ DATA_FOLDER: folder, HOST: '203.0.113.1' })).toContain('HOST')
  })

  it('begins anew with --reset, once nobody uses the folder', async () => {
    const leftOver = join(folder, 'postgres', 'left-over')
    writeFileSync(leftOver, '')
    server = await startServer({ DATA_FOLDER: folder }, ['--reset'])
    expect(existsSync(leftOver)).toBe(false)
    expect(await home()).toBe(200)
    const lock = () => lockDataFolder(folder)
    expect(lock, 'control: the folder is locked while it runs').toThrow('in use')
    server.child.kill('SIGTERM')
    await server.ended
    lock().release()
  })
})
