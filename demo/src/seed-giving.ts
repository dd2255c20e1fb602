import { randomUUID } from 'node:crypto'
import { assembleApp } from '@narthex/api/app'
import { addGift, requireReasons } from '@narthex/api/modules/giving/gifts.service'
import { findGiver } from '@narthex/api/modules/giving/givers.service'
import { saveGivingSettings } from '@narthex/api/modules/giving/giving-settings.service'
import { addReason } from '@narthex/api/modules/giving/reasons.editing.service'
import { storeImage } from '@narthex/api/modules/media/images/images.editing.service'
import { confirmOfflinePayment } from '@narthex/api/modules/payments/attempts/confirmation.service'
import { readPayment } from '@narthex/api/modules/payments/attempts/readings.service'
import { startPayment } from '@narthex/api/modules/payments/attempts/starting.service'
import { exchangeCard } from '@narthex/api/modules/payments/cards/typed-cards.service'
import type { OrderPayer } from '@narthex/api/modules/payments/orders/orders.service'
import { refundPayment } from '@narthex/api/modules/payments/refunds/refunds.service'
import { moveRehearsedPayment } from '@narthex/api/modules/payments/rehearsal/rehearsal.service'
import { createOwnCall, itself, type MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import type { ChurchWork } from '@narthex/api/platform/work/church-work'
import type { ChurchCall } from '@narthex/api/platform/work/transactions'
import { dateAfter, dateIn } from '@narthex/contract/church-time'
import { dayMs, minuteMs } from '@narthex/contract/durations'
import type { DemoGifts, DemoGiving } from './demo-giving.ts'
import type { DemoChurch } from './demo-tenant.ts'
import { discardPastJobs, planUpkeep, withinWork } from './past-giving.ts'
import { getPainting } from './scenes/scene.ts'
import type { Seeded } from './seed-members.ts'
import { seedRecurrences } from './seed-recurrences.ts'

/** Seeds the reasons and the gifts of the last months: by its people, where the demo has logins, and by visitors. */
export async function seedGiving(
  platform: Platform,
  call: ChurchCall,
  { giving, founding, payments }: DemoChurch,
  people: Seeded,
): Promise<void> {
  if (!giving) return
  const own = createOwnCall(call)
  await saveGivingSettings(own, giving.settings)
  const reasons = await addReasons(platform, own, giving, founding.fusoHorario)
  // What is kept of the church belongs to a version of its content.
  const now = await platform.directory.byHost(`${call.church.label}.${platform.domain.hostname}`)
  const stage = {
    platform,
    church: ChurchScope.is(now) ? now : call.church,
    people,
    reasons,
    timeZone: founding.fusoHorario,
  }
  const gifts = giving.gifts.filter(({ by }) => typeof by !== 'string' || people.has(by))
  await seedGifts({ ...stage, currency: payments.currency }, gifts)
  await seedRecurrences(stage, giving.recurrences)
  await planUpkeep(stage)
}

const listDays = ({ daysAgo, times = 1, everyDays = 30 }: DemoGifts) =>
  Array.from({ length: times }, (_, nth) => daysAgo + nth * everyDays)

async function addReasons(
  platform: Platform,
  own: MemberCall,
  { reasons }: DemoGiving,
  timeZone: string,
): Promise<ReadonlyMap<string, number>> {
  const today = dateIn(timeZone, own.clock())
  const ids = new Map<string, number>()
  for (const { scene, goal, ...reason } of reasons) {
    const image = scene && (await storeImage(platform, own, getPainting(scene), { name: reason.nome }))
    const ate = goal?.endsInDays === undefined ? null : dateAfter(today, goal.endsInDays)
    const meta = goal ? { valor: goal.cents, ate } : null
    ids.set(reason.nome, await addReason(own, { ...reason, imagem: image?.endereco ?? null, meta }))
  }
  return ids
}

interface Stage {
  readonly platform: Platform
  readonly church: ChurchScope
  readonly people: Seeded
  readonly reasons: ReadonlyMap<string, number>
  readonly currency: Parameters<typeof addGift>[1]['moeda']
}

/** Half a day before the time of seeding, so that nothing that follows lies in the future. */
const leadMs = dayMs / 2

/** All in one transaction: the hundred that each would take by itself cost more than what is written in them. */
async function seedGifts(stage: Stage, gifts: readonly DemoGifts[]): Promise<void> {
  const { platform, church } = stage
  const call = { ...platform.transactions.at(church), actor: undefined, source: itself }
  const card = { token: (await exchangeCard(assembleApp(platform).needs, call, typedCard)).token }
  const now = platform.clock().getTime()
  const payers = new Map<DemoGifts['by'], OrderPayer>()
  for (const { by } of gifts) if (!payers.has(by)) payers.set(by, await findPayer(stage, by))
  await call.inChurch(async (work) => {
    for (const gift of gifts)
      for (const daysAgo of listDays(gift)) {
        const given = new Date(now - daysAgo * dayMs - leadMs)
        const payer = payers.get(gift.by)
        if (payer) await seedGift(stage, work, { gift, given, payer, card })
      }
    await discardPastJobs(work)
  })
}

interface PastGift {
  readonly gift: DemoGifts
  readonly given: Date
  readonly payer: OrderPayer
  readonly card: { readonly token: string }
}

async function seedGift(stage: Stage, work: ChurchWork, { gift, given, payer, card }: PastGift): Promise<void> {
  const { platform, church, people, reasons, currency: moeda } = stage
  const { method, is, comment, by, isAnonymous = false, coversFees = false } = gift
  const needs = withinWork(platform, work, given)
  const call = needs.transactions.at(church)
  const itens = Object.entries(gift.to).map(([name, valor]) => ({ idMotivo: reasons.get(name) ?? 0, valor }))
  const chave = randomUUID()
  const orderCode = await call.inChurch(async (then) =>
    addGift(then, {
      chave,
      content: chave,
      itens,
      reasons: await requireReasons(then, itens),
      moeda,
      flagTaxas: coversFees,
      flagAnonimo: isAnonymous,
      comentario: comment ?? null,
      payer,
      memberId: (typeof by === 'string' && people.get(by)?.memberId) || null,
    }),
  )
  const payment = await startPayment(needs, call, {
    orderCode,
    key: randomUUID(),
    method,
    installments: 1,
    remoteIp: '192.0.2.1',
    ...(method === 'card' && { card }),
    ...(method === 'ach' && { bank: { token: 'btok_demo', accountType: 'checking' } as const }),
  })
  if (is === 'waiting') return
  const later = withinWork(platform, work, new Date(given.getTime() + 7 * minuteMs))
  const laterCall = createOwnCall(later.transactions.at(church))
  if (payment.gateway === 'offline') await confirmOfflinePayment(later, laterCall, payment.id)
  else await move(is === 'expired' ? 'expired' : 'paid')
  if (is === 'disputed') await move('disputed')
  const amount = is === 'partly refunded' ? { amount: Math.round(payment.valor / 4) } : {}
  if (is === 'refunded' || is === 'partly refunded')
    await refundPayment(later, laterCall, { paymentId: payment.id, ...amount })

  async function move(state: Parameters<typeof moveRehearsedPayment>[2]): Promise<void> {
    if (payment.situacao === state) return
    await laterCall.inChurch((then) => moveRehearsedPayment(then, payment.referencia, state))
    await readPayment(later, laterCall, payment.id)
  }
}

function findPayer({ platform, church, people }: Stage, by: DemoGifts['by']): Promise<OrderPayer> {
  const person = typeof by === 'string' ? people.get(by) : undefined
  const actor = person && { accountId: person.account.id, memberId: person.memberId, sessionId: '', roles: [] }
  const call = { ...platform.transactions.at(church), actor, source: itself }
  return findGiver(call, typeof by === 'string' ? undefined : toGiver(by))
}

const toGiver = (by: Exclude<DemoGifts['by'], string>) => ({
  telefone: null,
  pais: null,
  endereco: null,
  ...by,
  documento: by.documento?.replace(/\D/g, '') ?? null,
})

const typedCard = { titular: 'DEMO', numero: '4111111111111111', validade: '12/2039', cvv: '123' }
