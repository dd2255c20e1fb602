import { randomUUID } from 'node:crypto'
import { minuteMs } from '@narthex/contract/durations'
import { atStrength } from '@narthex/contract/testing/strength'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { assembleApp } from './app.ts'
import { publishEvent } from './modules/events/events.editing.service.ts'
import { findBroadcast } from './modules/live/broadcasts/broadcasts.queries.ts'
import { plainBroadcast } from './modules/live/testing/set-up-live.ts'
import { startPayment } from './modules/payments/attempts/starting.service.ts'
import { UnknownOutcome } from './modules/payments/gateways/gateway-failures.ts'
import { placeOrder } from './modules/payments/orders/orders.service.ts'
import type { PaymentNeeds } from './modules/payments/orders/payment-needs.ts'
import { paymentWorkers } from './modules/payments/payments.workers.ts'
import { publishSale } from './modules/tickets/office/sale-editing.service.ts'
import { findRegistration } from './modules/tickets/registrations/registrations.queries.ts'
import { createOwnCall } from './platform/http/route.ts'
import { createJobRunner, type JobRunner } from './platform/jobs/job-runner.ts'
import type { Worker } from './platform/jobs/worker.ts'
import { smtpPost } from './platform/mail/smtp-post.ts'
import type { ChurchWork } from './platform/work/church-work.ts'
import type { Person } from './testing/people.ts'
import { noPurpose } from './testing/seeded-payments.ts'
import { setUpChurches } from './testing/set-up.ts'
import { payer, saveRehearsalSettings } from './testing/set-up-payments.ts'
import { type SmtpStandIn, startSmtpStandIn } from './testing/smtp-stand-in.ts'

const mails = atStrength({ deep: 1000, full: 100 })
const payments = atStrength({ deep: 40, full: 8 })

/* Mail server and gateway take what they are sent and never answer. The clock is the product's: it stands still while they wait. */
describe('while others do not answer', () => {
  const own = { modules: ['MOD_EVENTO', 'MOD_CULTO'], fusoHorario: 'America/Sao_Paulo' } as const
  const test = setUpChurches({ videira: own }, { startsAt: new Date('2026-11-24T12:00:00Z') })
  /** First what releases those who wait, then what waits for them. */
  const endings: (() => unknown)[] = []
  let smtp: SmtpStandIn
  let admin: Person

  beforeAll(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
  })
  afterEach(async () => {
    for (const end of endings.splice(0)) await end()
    await test.asOwner((owner) => owner.exec('delete from tarefa'))
  })

  const inVideira = <T>(run: (work: ChurchWork) => Promise<T>) => test.platform.transactions.inChurch(test.videira, run)

  /** A service and a hold of seats that are due in ten minutes. */
  async function planTimers(): Promise<{ readonly broadcast: number; readonly hold: string }> {
    const inicio = new Date(test.now.getTime() + 10 * minuteMs).toISOString()
    const given = plainBroadcast(test.now, { inicio })
    const planned = await test.call('POST', '/transmissao/', { body: given, token: admin.token })
    const [dataInicio, dataFim] = [30, 31].map((days) => new Date(test.now.getTime() + days * 86_400_000))
    const event = await publishEvent(createOwnCall(test.platform.transactions.at(test.videira)), {
      titulo: 'Acampamento',
      resumo: null,
      imagem: null,
      local: null,
      flagOnline: false,
      dataInicio: dataInicio as Date,
      dataFim: dataFim as Date,
    })
    const sale = await publishSale(createOwnCall(test.platform.transactions.at(test.videira)), event, {
      cotas: { seats: { nome: 'Vagas', vagas: 10 } },
      ingressos: { adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'] } },
    })
    const hold = await test.call('POST', `/evento/${event}/reserva/`, {
      body: { chave: randomUUID(), ingressos: [{ idIngresso: Object.values(sale.types)[0] }] },
    })
    expect([planned.status, hold.status]).toEqual([201, 201])
    return { broadcast: planned.body.id, hold: hold.body.codigo }
  }

  const readTimers = ({ broadcast, hold }: { readonly broadcast: number; readonly hold: string }) =>
    inVideira(async (work) => [
      (await findBroadcast(work, broadcast))?.estado,
      (await findRegistration(work, hold))?.situacao,
    ])
  const countJobs = (lane: string) =>
    test
      .asOwner((owner) =>
        owner.query<{ n: number }>('select count(*)::int as n from tarefa where fila = $1 and not flag_morta', [lane]),
      )
      .then(([row]) => row?.n)

  /** Runs until the end of the test; `pauses` counts how often it found nothing to do. */
  function start(workers: readonly Worker[]): { readonly runner: JobRunner; readonly pauses: () => number } {
    let pauses = 0
    const rest = async (_ms: number, stopping: AbortSignal) => {
      pauses += 1
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 20)
        stopping.addEventListener('abort', () => resolve(clearTimeout(timer)))
      })
    }
    const runner = createJobRunner(test.platform, workers, { rest })
    runner.start()
    endings.push(() => runner.stop())
    return { runner, pauses: () => pauses }
  }
  const oneLane = (workers: readonly Worker[]): Worker[] => workers.map((worker) => ({ ...worker, lane: 'mail' }))

  async function silentMailServer(): Promise<Worker[]> {
    smtp = await startSmtpStandIn()
    smtp.fallSilent()
    endings.push(() => smtp.close())
    await inVideira(async (work) => {
      for (let index = 0; index < mails; index++)
        await test.platform.mail.send(work, {
          to: `${index}@example.org`,
          kind: 'welcome',
          locale: 'pt',
          data: { nome: 'Ana', link: 'http://videira.narthex.test/' },
        })
    })
    // Whatever is planned after them is due later.
    test.advance(1000)
    return assembleApp(test.platform).workers(smtpPost({ url: smtp.url, from: 'mail@narthex.test' }))
  }

  /** Payments whose answers were lost, at a gateway that does not say how they stand. */
  async function silentGateway(): Promise<Worker[]> {
    const { promise: closing, resolve: close } = Promise.withResolvers<null>()
    endings.push(() => close(null))
    const whole = test.needs
    const needs: PaymentNeeds = {
      ...whole,
      gateways: {
        find(name, church) {
          const gateway = whole.gateways.find(name, church)
          const lose = async () => {
            throw new UnknownOutcome()
          }
          return gateway && { ...gateway, create: lose, findByReference: () => closing }
        },
      },
    }
    for (let index = 0; index < payments; index++) {
      const order = await inVideira((work) =>
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
      const call = test.platform.transactions.at(test.videira)
      const chosen = { method: 'pix', installments: 1, remoteIp: '192.0.2.1' } as const
      await startPayment(needs, call, { orderCode: order.codigo, key: randomUUID(), ...chosen })
    }
    const others = assembleApp(test.platform).workers({ async deliver() {} })
    const own = paymentWorkers(needs)
    return [...others.filter(({ queue }) => own.every((worker) => worker.queue !== queue)), ...own]
  }

  it('a service goes live and a hold ends, although mails wait for a silent server', async () => {
    const workers = await silentMailServer()
    const timers = await planTimers()
    test.advance(11 * minuteMs)
    start(workers)
    await expect.poll(() => readTimers(timers)).toEqual(['AO_VIVO', 'EXPIRADA'])
    await expect.poll(() => smtp.connections).toBeGreaterThan(0)
    expect(smtp.received).toEqual([])
    expect(await countJobs('e-mail')).toBe(mails)
  })

  it('control: in one lane both wait behind the mails', async () => {
    const workers = await silentMailServer()
    const timers = await planTimers()
    test.advance(11 * minuteMs)
    const { pauses } = start(oneLane(workers))
    await expect.poll(() => smtp.connections).toBeGreaterThan(2)
    const before = pauses()
    await expect.poll(pauses).toBeGreaterThan(before + 3)
    expect(await readTimers(timers)).not.toContain('AO_VIVO')
    expect(await readTimers(timers)).not.toContain('EXPIRADA')
  })

  it('a service goes live and a hold ends, although payments wait for a silent gateway', async () => {
    const workers = await silentGateway()
    const timers = await planTimers()
    test.advance(11 * minuteMs)
    start(workers)
    await expect.poll(() => readTimers(timers)).toEqual(['AO_VIVO', 'EXPIRADA'])
    expect(await countJobs('pagamento-leitura')).toBeGreaterThanOrEqual(payments)
  })
})
