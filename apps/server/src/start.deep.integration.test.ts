import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { postmasterPid } from '@narthex/api/testing/embedded-folders'
import { enrolPerson } from '@narthex/api/testing/people'
import { demoEmail } from '@narthex/demo/logins'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { openProduct } from './product.ts'
import { foundedFolder } from './testing/founded-folder.ts'
import { rawGet, sendRaw } from './testing/raw-http.ts'
import { expectRefusal, refusal } from './testing/refused-start.ts'
import {
  endEverything,
  launchMain,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from './testing/server-process.ts'

afterAll(endEverything)

/** The addresses at which a port of this machine listens, as Linux tells them. */
function addressesListeningAt(port: number): string[] {
  const names: Record<string, string> = { '0100007F': '127.0.0.1', '00000000': '0.0.0.0', ['0'.repeat(32)]: '::' }
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8').trim().split('\n').slice(1),
  )
  return rows.flatMap((row) => {
    const [, local = '', , state] = row.trim().split(/\s+/)
    const address = local.slice(0, -suffix.length)
    return state === '0A' && local.endsWith(suffix) ? [names[address] ?? address] : []
  })
}

describe('a start that cannot succeed says why in one line', () => {
  // Founds the demo where no test file has done so before.
  beforeAll(foundedFolder)

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

  it('when the data folder was left by the former engine, which --reset throws away', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'postgres'))
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18\n')
    const message = await refusal({ DATA_FOLDER: folder })
    expect(message).toContain(join(folder, 'postgres'))
    expect(message).toContain('--reset')
  })

  it('when half of the database is missing, which is never made again over what is there', async () => {
    const folder = await foundedFolder()
    rmSync(join(folder, 'postgres-18', 'PG_VERSION'))
    expect(await refusal({ DATA_FOLDER: folder })).toContain('damaged (PG_VERSION is missing)')
    writeFileSync(join(folder, 'postgres-18', 'PG_VERSION'), '18\n')
    expect((await launchMain(['migrate'], { DATA_FOLDER: folder }).ended).stdout).toContain('up to date')
    rmSync(join(folder, 'postgres-18', 'global', 'pg_control'))
    expect(await refusal({ DATA_FOLDER: folder })).toMatch(/damaged \(.*pg_control.*restore/i)
  })

  it('when the database server does not answer, is not found or does not know the database', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://narthex:hunter2@127.0.0.1:1/narthex' })).toContain('DATABASE_URL')
    const unknown = await refusal({ DATABASE_URL: 'postgres://narthex:hunter2@unknown.invalid/narthex' })
    expect(unknown).toContain('DATABASE_URL')
    expect(unknown).not.toContain('hunter2')
  })

  it('when the demo would be put beside churches that are there', async () => {
    expect(await refusal({ DATA_FOLDER: await foundedFolder() }, ['seed'])).toContain('holds churches already')
  })

  it('when others could reach the logins of the demo', async () => {
    const DATA_FOLDER = await foundedFolder()
    const product = await openProduct(
      readConfig({ DATA_FOLDER, PUBLIC_URL: 'http://narthex.test' }),
      createLog('silent'),
    )
    const mare = await product.platform.directory.byHost('mare.narthex.test')
    await enrolPerson(product.platform.transactions.at(mare as ChurchScope), { email: demoEmail('member', 'mare') })
    await product.close()
    expect(await refusal({ DATA_FOLDER })).toContain('demo')
  })

  it('when the command is none', async () => {
    const { code, stderr } = await launchMain(['sreve'], {}).ended
    expect(stderr).toMatch(/^Unknown command sreve; there are: [^\n]+\n$/)
    expect(code).toBe(2)
  })
})

describe('a running server', () => {
  let folder: string
  let server: ServerProcess
  const home = async () => (await sendRaw(server.port, rawGet('/', 'Host: mare.narthex.test')))?.status

  // That a first start founds what it serves is for the tests of killed processes.
  beforeAll(async () => {
    folder = await foundedFolder()
    server = await startServer({ DATA_FOLDER: folder })
  })

  it('shares its data folder with another one, and both show what either writes', async () => {
    const other = await startServer({ DATA_FOLDER: folder })
    expect((await sendRaw(other.port, rawGet('/', 'Host: mare.narthex.test')))?.status).toBe(200)
    other.child.kill('SIGTERM')
    expect((await other.ended).code).toBe(0)
    expect(await home()).toBe(200)
  })

  it('keeps its database from being thrown away', async () => {
    const ending = await launchMain(['serve', '--reset'], { DATA_FOLDER: folder }).ended
    expectRefusal(ending)
    expect(ending.stderr).toContain('in use by another process')
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

  it.runIf(process.platform === 'linux')(
    'lets nobody but this machine connect, until HOST or a public address says so',
    async () => {
      const local = { DATA_FOLDER: folder, HOST: '', PUBLIC_URL: '' }
      for (const [settings, addresses] of [
        [local, ['127.0.0.1']],
        [{ ...local, PUBLIC_URL: 'http://narthex.test' }, ['::']],
        [{ ...local, HOST: '::' }, ['::']],
      ] as const) {
        server = await startServer(settings)
        expect(addressesListeningAt(server.port), JSON.stringify(settings)).toEqual(addresses)
        server.child.kill('SIGTERM')
        await server.ended
      }
    },
  )

  it('ends the database server with it, unless another product uses it', async () => {
    expect(postmasterPid(folder)).toBeUndefined()
    const [first, second] = [await startServer({ DATA_FOLDER: folder }), await startServer({ DATA_FOLDER: folder })]
    for (const { child, ended } of [first, second]) {
      expect(postmasterPid(folder)).toBeGreaterThan(0)
      child.kill('SIGTERM')
      await ended
    }
    expect(postmasterPid(folder)).toBeUndefined()
  })

  it('begins again with --reset, also where a killed product left its database server behind', async () => {
    server = await startServer({ DATA_FOLDER: folder })
    server.child.kill('SIGKILL')
    await server.ended
    expect(postmasterPid(folder), 'control: the server outlives the product').toBeGreaterThan(0)
    const leftOver = join(folder, 'postgres-18', 'left-over')
    writeFileSync(leftOver, '')
    server = await startServer({ DATA_FOLDER: folder }, ['--reset'])
    expect(existsSync(leftOver)).toBe(false)
    // Others can reach it, so that it begins without the demo.
    expect(await home()).toBe(404)
  })
})
