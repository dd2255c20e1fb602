import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPayment } from '../../modules/payments/attempts/starting.service.ts'
import { GatewayUnavailable } from '../../modules/payments/gateways/gateway-failures.ts'
import { openAsaasStage } from '../../modules/payments/gateways/testing/asaas-fake.ts'
import { contextOn, type GatewayStage } from '../../modules/payments/gateways/testing/gateway-stage.ts'
import { saveGatewayCredentials } from '../../modules/payments/methods/settings.service.ts'
import { placeOrder } from '../../modules/payments/orders/orders.service.ts'
import type { PaymentNeeds } from '../../modules/payments/orders/payment-needs.ts'
import { noPaymentSignals } from '../../modules/payments/orders/payments.signals.ts'
import { createGateways } from '../../modules/payments/payment-gateways.ts'
import { type BackupStage, openBackupStage } from '../../testing/backup-stage.ts'
import { plainQueue } from '../../testing/plain-queue.ts'
import { noPurpose } from '../../testing/seeded-payments.ts'
import { createDatabase, type ServerDatabase } from '../../testing/server-databases.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { payer, saveRehearsalSettings } from '../../testing/set-up-payments.ts'
import { openTwin, platformOn, preparedServer } from '../../testing/test-platform.ts'
import { withOwner } from '../database/postgres.ts'
import { createOwnCall } from '../http/route.ts'
import { createJobRunner } from '../jobs/job-runner.ts'
import { enqueue } from '../jobs/jobs.ts'
import { workerFor } from '../jobs/worker.ts'
import { guardPost } from '../mail/guarded-post.ts'
import type { Platform } from '../platform.ts'
import { HeldError } from './hold.ts'
import { holdJobs, releaseJobs } from './hold-marks.ts'

const secret = 'the secret of both products'

describe('held jobs', () => {
  const test = setUpChurches({ videira: {} }, { startsAt: new Date('2026-03-02T15:00:00Z'), secret })
  const databases: ServerDatabase[] = []
  let backups: BackupStage
  let asaas: GatewayStage
  /** A restored database. */
  let copy: string

  beforeAll(async () => {
    backups = await openBackupStage()
    asaas = await openAsaasStage()
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), {
      methods: [{ method: 'pix', gateway: 'asaas' }],
    })
    await saveGatewayCredentials(
      createOwnCall(test.platform.transactions.at(test.videira)),
      'asaas',
      asaas.credentials as Record<string, string>,
    )
    await test.platform.transactions.inChurch(test.videira, (work) => enqueue(work, plainQueue, { word: 'kept' }))
    copy = await copyOf(test.databaseUrl)
  })
  afterAll(async () => {
    await asaas.server.close()
    await backups.close()
    for (const { drop } of databases) await drop()
  })

  const runnerOn = (platform: Platform, done: string[] = []) =>
    createJobRunner(platform, [workerFor(plainQueue, async (_call, { data }) => void done.push(data.word))])
  /** A database that was restored from a backup of another. */
  async function copyOf(url: string): Promise<string> {
    const database = await createDatabase(preparedServer('embedded').url)
    databases.push(database)
    await backups.bringBack(await backups.save(url), database.url, { now: test.now, store: undefined })
    return database.url
  }
  const open = (databaseUrl: string) => openTwin({ databaseUrl }, { clock: () => test.now, secret })
  const release = (url: string) => withOwner(url, (owner) => releaseJobs(owner, test.now))
  const hold = (url: string) => withOwner(url, (owner) => holdJobs(owner, { now: test.now, copiedAt: null }))
  const isHeld = async (url: string) => {
    const { platform, close } = await open(url)
    return platform.hold
      .find()
      .then((held) => held !== undefined)
      .finally(close)
  }

  it('are those of a restored database, in each of its processes, until they are released; never those of another', async () => {
    const processes = [await open(copy), await open(copy)]
    const done: string[] = []
    const runners = processes.map(({ platform }) => runnerOn(platform, done))
    for (const runner of runners) {
      expect(await runner.runDue()).toBe(0)
      expect(runner.held).toEqual({ kind: 'copy', since: test.now, copiedAt: new Date(0) })
    }
    expect(await isHeld(test.databaseUrl)).toBe(false)
    expect(await runnerOn(test.platform).lookForHold()).toBeUndefined()
    expect([await release(copy), await release(copy)]).toEqual([true, false])
    const counts = []
    for (const runner of runners) counts.push(await runner.runDue())
    expect([counts, done, runners.map(({ held }) => held)]).toEqual([[1, 0], ['kept'], [undefined, undefined]])
    for (const { close } of processes) await close()
  })

  it('stay held through a backup that is made then, and are held again by each restore', async () => {
    await hold(copy)
    const ofHeld = await copyOf(copy)
    await release(ofHeld)
    expect([await isHeld(copy), await isHeld(ofHeld)]).toEqual([true, false])
    const ofReleased = await copyOf(ofHeld)
    expect([await isHeld(ofHeld), await isHeld(ofReleased)]).toEqual([false, true])
  })

  it('end with a job that is under way when they are held by hand: its mail is not sent, and its attempt does not count', async () => {
    await release(copy)
    const { platform, close } = await open(copy)
    await platform.transactions.inChurch(test.videira, (work) => enqueue(work, plainQueue, { word: 'sent' }))
    const sent: string[] = []
    const post = guardPost(platform, { deliver: async ({ to }) => void sent.push(to) })
    const worker = workerFor(plainQueue, async () => {
      await hold(copy)
      await post.deliver({ to: 'ana@example.org' } as never)
    })
    const runner = createJobRunner(platform, [worker])
    expect([await runner.runDue(), await runner.runDue()]).toEqual([1, 0])
    const rows = await withOwner(copy, (owner) => owner.query('select tentativas, erro from tarefa'))
    expect([sent, rows]).toEqual([[], [{ tentativas: 0, erro: 'HeldError' }]])
    await close()
  })

  async function pay(platform: Platform) {
    const needs: PaymentNeeds = {
      ...platform,
      gateways: createGateways(platform, [asaas.gateway]),
      signals: noPaymentSignals,
    }
    const call = platform.transactions.at(test.videira)
    const { codigo: orderCode } = await call.inChurch((work) =>
      placeOrder(work, {
        finalidade: noPurpose,
        referencia: '1',
        descricao: 'Doação',
        valor: 5000,
        moeda: 'BRL',
        flagTaxas: false,
        chave: randomUUID(),
        pagina: '/user/payment/{codigo}',
        payer,
        memberId: null,
      }),
    )
    const chosen = { method: 'pix', installments: 1, remoteIp: '192.0.2.1' } as const
    return startPayment(needs, call, { orderCode, key: randomUUID(), ...chosen })
  }

  it('let no one pay at a gateway, which is not called; afterwards it is', async () => {
    await hold(copy)
    const { platform, close } = await open(copy)
    const before = asaas.server.requests.length
    expect(await pay(platform)).toMatchObject({ situacao: 'failed', codigoRecusa: 'gateway_unavailable' })
    expect(asaas.server.requests).toHaveLength(before)
    await release(copy)
    expect(await pay(platform)).toMatchObject({ situacao: 'awaiting_payer' })
    expect(asaas.server.requests.length).toBeGreaterThan(before)
    await close()
  })

  it('do not stop webhooks, which move nothing', async () => {
    await hold(copy)
    const { platform, close } = await open(copy)
    const gateway = createGateways(platform, [asaas.gateway]).find('asaas', test.videira)
    const [webhook] = asaas.webhooks('pay_1')
    if (!webhook) throw new Error('The stage has no webhook')
    const read = await gateway?.readWebhook(contextOn(asaas), webhook.headers, webhook.body)
    expect(read).toMatchObject({ externalId: 'pay_1' })
    await close()
  })

  it('are never run in a rehearsal, where every call of a gateway and each mail is refused', async () => {
    const platform = platformOn(test.platform, { clock: () => test.now, isRehearsal: true })
    const runner = runnerOn(platform)
    expect(await runner.runDue()).toBe(0)
    expect(runner.held).toEqual({ kind: 'rehearsal' })
    const gateway = createGateways(platform, [asaas.gateway]).find('asaas', test.videira)
    if (!gateway) throw new Error('There is no gateway')
    const calls = Object.entries(gateway).filter(
      ([name, member]) => typeof member === 'function' && name !== 'listChanged' && name !== 'describeBankForm',
    )
    expect(calls.map(([name]) => name)).toEqual(expect.arrayContaining(['create', 'refund', 'cancel', 'readWebhook']))
    const before = asaas.server.requests.length
    for (const [name, call] of calls)
      await expect((call as (...given: unknown[]) => Promise<unknown>)(contextOn(asaas), 'x'), name).rejects.toThrow(
        GatewayUnavailable,
      )
    await expect(gateway.listChanged?.(contextOn(asaas), test.now)[Symbol.asyncIterator]().next()).rejects.toThrow(
      GatewayUnavailable,
    )
    expect(asaas.server.requests).toHaveLength(before)
    const post = guardPost(platform, { deliver: async () => {} })
    await expect(post.deliver({} as never)).rejects.toThrow(HeldError)
  })
})
