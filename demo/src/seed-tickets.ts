import { randomUUID } from 'node:crypto'
import { assembleApp } from '@narthex/api/app'
import { confirmOfflinePayment } from '@narthex/api/modules/payments/attempts/confirmation.service'
import { readPayment } from '@narthex/api/modules/payments/attempts/readings.service'
import { startPayment } from '@narthex/api/modules/payments/attempts/starting.service'
import { exchangeCard } from '@narthex/api/modules/payments/cards/typed-cards.service'
import { refundPayment } from '@narthex/api/modules/payments/refunds/refunds.service'
import { moveRehearsedPayment } from '@narthex/api/modules/payments/rehearsal/rehearsal.service'
import { registerForEvent, registerVisitorForEvent } from '@narthex/api/modules/tickets/buying/registering.service'
import { holdTickets } from '@narthex/api/modules/tickets/holds/holds.service'
import { type PublishedSale, publishSale } from '@narthex/api/modules/tickets/office/sale-editing.service'
import { findSale } from '@narthex/api/modules/tickets/sale/sale.queries'
import { createMemberCall, createOwnCall, itself } from '@narthex/api/platform/http/route'
import type { Assembled } from '@narthex/api/platform/modules/module'
import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import type { ChurchWork } from '@narthex/api/platform/work/church-work'
import type { ChurchCall } from '@narthex/api/platform/work/transactions'
import { dayMs } from '@narthex/contract/durations'
import { methodCodes } from '@narthex/contract/payments/method-codes'
import type { GivenAnswer, Participant } from '@narthex/contract/tickets/ticket.schemas'
import type { DemoRegistration, DemoSale, DemoTicket } from './demo-sale.ts'
import type { DemoChurch } from './demo-tenant.ts'
import { discardPastJobs, discardReminders, withinWork } from './past-giving.ts'
import type { Seeded } from './seed-members.ts'
import { seedTicketContent } from './seed-ticket-content.ts'

/** An event of the demo. */
export interface SeededEvent {
  readonly id: number
  readonly dataInicio: Date
}

/** How the church's events sell their tickets, and who has some: people with logins, where the demo has them, and visitors. */
export async function seedTickets(
  platform: Platform,
  call: ChurchCall,
  { sales = {} }: DemoChurch,
  { events, people }: { readonly events: ReadonlyMap<string, SeededEvent>; readonly people: Seeded },
): Promise<void> {
  const own = createOwnCall(call)
  const published: Published[] = []
  for (const [title, sale] of Object.entries(sales)) {
    const event = events.get(title)
    if (!event) throw new Error(`There is no event ${title}`)
    const { types } = await publishSale(own, event.id, toSale(sale, event.dataInicio))
    await seedTicketContent(platform, own, { event, types, content: sale.content ?? [] })
    published.push({ eventId: event.id, types, registrations: sale.registrations ?? [] })
  }
  // What is kept of the church belongs to a version of its content.
  const current = await platform.directory.byHost(`${call.church.label}.${platform.domain.hostname}`)
  await seedRegistrations(
    platform,
    platform.transactions.at(ChurchScope.is(current) ? current : call.church),
    people,
    published,
  )
}

interface Published {
  readonly eventId: number
  /** Ids by their keys in the sale. */
  readonly types: PublishedSale['types']
  readonly registrations: readonly DemoRegistration[]
}

async function seedRegistrations(
  platform: Platform,
  at: ChurchCall,
  people: Seeded,
  published: readonly Published[],
): Promise<void> {
  const isThere = ({ by }: DemoRegistration) => typeof by !== 'string' || people.has(by)
  const due = published.map((sale) => ({ ...sale, registrations: sale.registrations.filter(isThere) }))
  if (due.every(({ registrations }) => registrations.length === 0)) return
  const call = { ...at, actor: undefined, source: itself }
  const cardToken = (await exchangeCard(assembleApp(platform).needs, call, typedCard)).token
  const waiting: (() => Promise<unknown>)[] = []
  // All in one transaction: those that each would take by itself cost more than what is written in them.
  await call.inChurch(async (work) => {
    for (const { eventId, types, registrations } of due) {
      const sale = await findSale(work, eventId)
      const questions = new Map(sale?.questions.map(({ rotulo, id }) => [rotulo, id]))
      const stage = { church: at.church, people, eventId, types, questions, now: work.now, cardToken }
      for (const registration of registrations)
        if (registration.is === 'waiting')
          waiting.push(() => seedRegistration(stage, assembleApp(platform).needs, registration))
        else await seedPast(stage, platform, work, registration)
    }
    await discardPastJobs(work)
    await discardReminders(work)
  })
  for (const seed of waiting) await seed()
}

function toSale({ daysBefore = {}, registrations: _, content: __, ...sale }: DemoSale, begins: Date) {
  const moments = Object.entries(daysBefore).map(([name, days]) => [
    name,
    new Date(begins.getTime() - days * dayMs).toISOString(),
  ])
  return { ...sale, ...Object.fromEntries(moments) }
}

interface Stage {
  readonly church: ChurchScope
  readonly people: Seeded
  readonly eventId: number
  /** Ids by their keys in the sale. */
  readonly types: PublishedSale['types']
  /** Ids by their texts. */
  readonly questions: ReadonlyMap<string, number>
  /** The time of seeding. */
  readonly now: Date
  readonly cardToken: string
}

/** Half a day before the time of seeding, so that nothing that follows lies in the future. */
const leadMs = dayMs / 2
const payAfterMs = 7 * 60_000

/** A purchase at its own time, in a transaction that is under way, and what became of it. */
async function seedPast(
  stage: Stage,
  platform: Platform,
  work: ChurchWork,
  registration: DemoRegistration,
): Promise<void> {
  const moment = new Date(stage.now.getTime() - registration.daysAgo * dayMs - leadMs)
  const payment = await seedRegistration(stage, withinWork(platform, work, moment), registration)
  if (!payment) return
  const needs = withinWork(platform, work, new Date(moment.getTime() + payAfterMs))
  const call = createOwnCall(needs.transactions.at(stage.church))
  if (payment.gateway === 'offline') await confirmOfflinePayment(needs, call, payment.id)
  else if (payment.situacao !== 'paid') {
    await call.inChurch((then) => moveRehearsedPayment(then, payment.referencia, 'paid'))
    await readPayment(needs, call, payment.id)
  }
  if (registration.is === 'canceled') await refundPayment(needs, call, { paymentId: payment.id })
}

/** Holds, registers and begins to pay; the payment, where there is one. */
async function seedRegistration(stage: Stage, needs: Assembled, registration: DemoRegistration) {
  const { eventId } = stage
  const { method, coupon } = registration
  const call = toCall(stage, needs, registration)
  const code = method && methodCodes[method]
  const { codigo: reserva, orcamento } = await holdTickets(needs, call, eventId, {
    chave: randomUUID(),
    cupom: coupon,
    codigoMetodoPagamento: code,
    ingressos: registration.tickets.map(({ type, addOns = [] }) => ({
      idIngresso: stage.types[type] ?? 0,
      adicionais: addOns.map((addOn) => stage.types[addOn] ?? 0),
    })),
  })
  const given = {
    chave: randomUUID(),
    reserva,
    total: orcamento.total,
    termos: true,
    codigoMetodoPagamento: code,
    participantes: registration.tickets.map((ticket) => toParticipant(stage, ticket)),
  }
  const { actor } = call
  const { pedido } = actor
    ? await registerForEvent(needs, { ...call, actor }, eventId, given)
    : await registerVisitorForEvent(needs, call, eventId, { ...given, comprador: toVisitor(registration.by) })
  if (pedido === null || !method) return undefined
  return startPayment(needs, call, {
    orderCode: pedido,
    key: randomUUID(),
    method,
    installments: 1,
    remoteIp: '192.0.2.1',
    ...(method === 'card' && { card: { token: stage.cardToken } }),
  })
}

function toCall({ people, church }: Stage, { transactions }: Assembled, { by }: DemoRegistration) {
  const person = typeof by === 'string' ? people.get(by) : undefined
  const call = transactions.at(church)
  const actor = person && createMemberCall(call, { accountId: person.account.id, memberId: person.memberId }).actor
  return { ...call, actor, source: itself }
}

function toParticipant({ now, questions }: Stage, { person, age, answers = {} }: DemoTicket): Participant {
  const respostas = Object.entries(answers).map(
    ([text, valor]): GivenAnswer => ({ idPergunta: questions.get(text) ?? 0, valor }),
  )
  const year = now.getUTCFullYear() - (age ?? 0)
  const { nome, sexo = null, responsavel = null } = person
  return {
    nome,
    sexo,
    responsavel,
    respostas,
    email: null,
    telefone: null,
    consentimento: responsavel !== null,
    dataNascimento: age === undefined ? null : `${year}-01-15`,
  }
}

function toVisitor(by: DemoRegistration['by']) {
  if (typeof by === 'string') throw new Error(`There is no login ${by}`)
  const documento = by.documento?.replace(/\D/g, '') ?? null
  return { nome: by.nome, email: by.email, documento, telefone: null, endereco: null, pais: null }
}

const typedCard = { titular: 'DEMO', numero: '4111111111111111', validade: '12/2039', cvv: '123' }
