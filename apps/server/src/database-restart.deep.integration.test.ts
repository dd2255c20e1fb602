import { foundChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { publishNotification } from '@narthex/api/modules/notifications/notifications.editing.service'
import { clusterIn } from '@narthex/api/platform/database/embedded/binaries'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { DatabaseUnavailableError } from '@narthex/api/platform/database/unavailable'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { killIfAlive, makeDataFolder, postmasterPid, removeDataFolder } from '@narthex/api/testing/embedded-folders'
import { plainChurch } from '@narthex/api/testing/plain-church'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { createMetrics } from './http/metrics.ts'
import { buildHttpServer } from './http-server.ts'
import { createLog } from './log.ts'
import { openProduct, type Product } from './product.ts'
import { plainRenderer } from './testing/plain-renderer.ts'

const host = 'rocha.narthex.test'

/** Writes without pause, one after the other, until it is stopped. */
interface Writer {
  readonly acknowledged: string[]
  readonly failures: unknown[]
  stop(): Promise<void>
}

describe('a product whose database server dies', () => {
  let folder: string
  let product: Product
  let app: FastifyInstance
  let church: ChurchScope

  beforeAll(async () => {
    folder = makeDataFolder()
    const config = readConfig({ DATA_FOLDER: folder, PUBLIC_URL: 'http://narthex.test' })
    const log = createLog('silent')
    product = await openProduct(config, log)
    await foundChurch(product.platform, plainChurch('rocha'))
    const isStopping = () => false
    app = await buildHttpServer({
      config,
      product,
      log,
      isStopping,
      metrics: createMetrics(),
      renderer: plainRenderer(),
    })
    const found = await product.platform.directory.byHost(host)
    if (!ChurchScope.is(found)) throw new Error('The church was not founded')
    church = found
  })
  afterAll(async () => {
    await app?.close()
    await product?.close()
    removeDataFolder(folder)
  })

  const asOwner = <T>(work: Parameters<typeof withOwner<T>>[1]) =>
    withOwner(`postgres://narthex@localhost/narthex?host=${encodeURIComponent(clusterIn(folder))}`, work)
  const write = (titulo: string) =>
    publishNotification(createOwnCall(product.platform.transactions.at(church)), {
      titulo,
      corpo: 'Aviso',
      tipo: null,
      idEntidadeRelacionada: null,
      dataCadastro: new Date(),
    })

  function startWriter(name: string): Writer {
    const acknowledged: string[] = []
    const failures: unknown[] = []
    let isStopped = false
    const done = (async () => {
      for (let n = 0; !isStopped; n++) {
        try {
          await write(`${name}/${n}`)
          acknowledged.push(`${name}/${n}`)
        } catch (error) {
          failures.push(error)
        }
      }
    })()
    return {
      acknowledged,
      failures,
      stop() {
        isStopped = true
        return done
      },
    }
  }

  const total = (writers: readonly Writer[]) => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const titles = () =>
    asOwner(async (owner) =>
      (await owner.query<{ titulo: string }>('select titulo from notificacao')).map((row) => row.titulo),
    )

  it.each([
    ['killed', 'SIGKILL'],
    ['stopped at once', 'SIGQUIT'],
  ] as const)('keeps every acknowledged write and serves within three seconds of its return: %s', async (_, signal) => {
    const writers = ['a', 'b', 'c', 'd'].map((name) => startWriter(`${signal}-${name}`))
    await vi.waitFor(() => expect(total(writers)).toBeGreaterThan(20), { timeout: 20_000 })
    const before = postmasterPid(folder) ?? 0
    killIfAlive(before, signal)
    await vi.waitFor(() => expect(writers.some(({ failures }) => failures.length > 0)).toBe(true), { timeout: 20_000 })
    await vi.waitFor(() => asOwner((owner) => owner.query('select 1')), { timeout: 30_000, interval: 20 })
    expect(postmasterPid(folder)).not.toBe(before)

    const written = total(writers)
    await vi.waitFor(
      async () => {
        expect(total(writers)).toBeGreaterThan(written)
        expect((await app.inject({ url: '/readyz', headers: { host } })).statusCode).toBe(200)
        expect((await app.inject({ url: '/about', headers: { host } })).statusCode).toBe(200)
      },
      { timeout: 3000, interval: 20 },
    )
    await Promise.all(writers.map((writer) => writer.stop()))
    const kept = new Set(await titles())
    for (const { acknowledged, failures } of writers) {
      expect(acknowledged.filter((title) => !kept.has(title))).toEqual([])
      for (const failure of failures) expect(failure).toBeInstanceOf(DatabaseUnavailableError)
    }
  })

  it('answers writes 503 while its disk is full, reads as ever, and writes again when there is room', async () => {
    // As PostgreSQL says it, from where it would: no test may fill the disk of the machine.
    await asOwner((owner) =>
      owner.exec(`
        create function refuse_full() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
        create trigger full_disk before insert on notificacao execute function refuse_full()`),
    )
    await expect(write('too much')).rejects.toThrow(DatabaseUnavailableError)
    expect((await app.inject({ url: '/about', headers: { host } })).statusCode).toBe(200)
    expect((await app.inject({ url: '/readyz', headers: { host } })).statusCode).toBe(200)
    await asOwner((owner) => owner.exec('drop trigger full_disk on notificacao; drop function refuse_full'))
    await write('fits again')
    expect(await titles()).toContain('fits again')
    expect(await titles()).not.toContain('too much')
  })
})
