import { dayMs } from '@narthex/contract/durations'
import { setPaymentSettings } from '@narthex/contract/payments/payment-settings.endpoints'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { publishEvent } from '../../modules/events/events.editing.service.ts'
import { addReason } from '../../modules/giving/reasons.editing.service.ts'
import { findPaymentSettings } from '../../modules/payments/methods/settings.service.ts'
import { findOrder } from '../../modules/payments/orders/orders.queries.ts'
import type { PaymentNeeds } from '../../modules/payments/orders/payment-needs.ts'
import { listPaymentsForOrder, type PaymentRow } from '../../modules/payments/orders/payments.queries.ts'
import { insertPlan } from '../../modules/play/subscriptions/plans.queries.ts'
import { publishSale } from '../../modules/tickets/office/sale-editing.service.ts'
import { createOwnCall } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import type { Answer } from '../caller.ts'
import type { Person } from '../people.ts'
import { setUpChurches } from '../set-up.ts'
import { saveRehearsalSettings } from '../set-up-payments.ts'

/** A token lasts minutes, and the clock moves by days. */
const tokenMs = 300_000

/** `videira` takes gifts, sells tickets and Play, and rehearses at the beginning of each test. */
export function setUpGoingLive() {
  const own = { modules: ['MOD_DOACAO', 'MOD_EVENTO', 'MOD_ASSINATURA'], fusoHorario: 'America/Sao_Paulo' } as const
  const startsAt = new Date('2026-11-23T15:00:00Z')
  const test = setUpChurches({ videira: own }, { startsAt, secret: 'the secret of rehearsals in tests' })
  const things = { reason: 0, event: 0, ticketType: 0, plan: 0, title: 0 }
  const logins = new Map<string, { token: string; at: Date }>()
  let needs: Platform & PaymentNeeds
  let chief: Person

  const inVideira = <T>(run: (work: ChurchWork) => Promise<T>) => test.platform.transactions.inChurch(test.videira, run)

  beforeAll(async () => {
    needs = test.needs
    chief = await test.join({ roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_TREASURER'] })
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
    things.reason = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), {
      nome: 'Missões',
      meta: { valor: 100_000 },
    })
    Object.assign(
      things,
      await publishTickets(test.platform.transactions.at(test.videira)),
      await inVideira(publishPlay),
    )
  })
  // The clock begins again with each test.
  beforeEach(async () => {
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
    await test.asOwner((owner) => owner.query('delete from tarefa'))
  })

  const verbs = {
    test,
    things,
    inVideira,
    get needs() {
      return needs
    },
    get chief() {
      return chief
    },
    async as(person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer> {
      const known = logins.get(person.email) ?? { token: person.token, at: startsAt }
      const isOld = Math.abs(test.now.getTime() - known.at.getTime()) > tokenMs
      const login = isOld ? { token: (await test.logIn(person.email)).token, at: test.now } : known
      logins.set(person.email, login)
      return test.call(method, path, { token: login.token, ...(body && { body }) })
    },
    /** The settings' own call, by a super administrator. */
    async save(flagProducao: boolean): Promise<Answer> {
      const { versao } = (await verbs.as(chief, 'GET', '/tesouraria/configuracao')).body.configuracao
      const gateway = flagProducao ? 'asaas' : 'rehearsal'
      const metodos = [
        ...(['PIX', 'CREDIT_CARD'] as const).map((codigoMetodoPagamento) => ({ codigoMetodoPagamento, gateway })),
        { codigoMetodoPagamento: 'CASH', gateway: 'offline' },
      ]
      const body = { ...setPaymentSettings.example.body, flagProducao, metodos, versao }
      return verbs.as(chief, 'PUT', '/tesouraria/configuracao', body)
    },
    goLive: () => verbs.save(true),
    rehearse: () => verbs.save(false),
    /** The newest attempt to pay an order. */
    payment: (pedido: string): Promise<PaymentRow | undefined> =>
      inVideira(async (work) => {
        const order = await findOrder(work, pedido)
        return order && (await listPaymentsForOrder(work, order.id))[0]
      }),
    webhook: async (externalId: string, evento: string): Promise<Answer> => {
      const token = (await inVideira(findPaymentSettings))?.webhookToken ?? ''
      return test.call('POST', `/webhook/rehearsal/${token}`, { body: { evento, pagamento: externalId } })
    },
    async passDays(count: number): Promise<void> {
      test.advance(count * dayMs)
      await test.runJobs()
      // Charges have a moment of their own within the hour.
      test.advance(3_600_000)
      await test.runJobs()
    },
  }
  return verbs
}
export type GoingLive = ReturnType<typeof setUpGoingLive>

async function publishTickets(at: ChurchCall) {
  const call = createOwnCall(at)

  const dataInicio = new Date('2027-01-20T20:00:00Z')
  const dataFim = new Date('2027-01-21T20:00:00Z')
  const event = await publishEvent(call, {
    titulo: 'Acampamento',
    resumo: null,
    imagem: null,
    local: null,
    flagOnline: false,
    dataInicio,
    dataFim,
  })
  const { types } = await publishSale(call, event, {
    cotas: { seats: { nome: 'Vagas', vagas: 500 } },
    ingressos: { adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'] } },
    transferenciaAte: dataInicio.toISOString(),
    cancelamentoAte: dataInicio.toISOString(),
  })
  return { event, ticketType: types.adult }
}

async function publishPlay(work: ChurchWork) {
  const { church, tx, now } = work
  const plan = await insertPlan(work, {
    nome: 'Individual',
    descricao: null,
    valor: 2000,
    intervalo: 'MES',
    diasTeste: 0,
    flagTesteSemMeio: false,
    telas: 2,
    codigoLink: null,
    flagAtivo: true,
    ordem: 0,
  })
  await tx.execute(sql`
    insert into play_conteudo (igreja_id, tipo, titulo, acesso, preco_aluguel, horas_aluguel, preco_compra, idioma,
      servico, codigo, situacao, data_publicacao, alterado_em)
    values (${church.igrejaId}, 'FILME', 'O Farol', 'ASSINANTE', 490, 48, 1990, 'pt', 'YOUTUBE', 'abc', 'PUBLICADO',
      ${now}, ${now})`)
  const [title] = await tx.select({ id: sql<number>`max(id)` }).from(sql`play_conteudo`)
  return { plan: plan?.id ?? 0, title: title?.id ?? 0 }
}
