import { randomUUID } from 'node:crypto'
import { withPayments } from '@narthex/api/app'
import { placeGift } from '@narthex/api/modules/giving/gifts.service'
import { saveGivingSettings } from '@narthex/api/modules/giving/giving-settings.service'
import { addReason } from '@narthex/api/modules/giving/reasons.editing.service'
import { storeImage } from '@narthex/api/modules/media/images/images.editing.service'
import { exchangeCard } from '@narthex/api/modules/payments/cards/typed-cards.service'
import { confirmOfflinePayment } from '@narthex/api/modules/payments/confirmation.service'
import { readPayment } from '@narthex/api/modules/payments/readings.service'
import { refundPayment } from '@narthex/api/modules/payments/refunds.service'
import { moveRehearsedPayment } from '@narthex/api/modules/payments/rehearsal/rehearsal.service'
import { startPayment } from '@narthex/api/modules/payments/starting.service'
import { itself } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { createChurchCall, createTransactions } from '@narthex/api/platform/work/transactions'
import { dateAfter, dateIn, dayMs } from '@narthex/contract/church-time'
import { methodCodes } from '@narthex/contract/payments/method-codes'
import type { DemoGifts, DemoGiving } from './demo-giving.ts'
import type { DemoChurch } from './demo-tenant.ts'
import { getPainting } from './scenes/scene.ts'
import type { Seeded } from './seed-members.ts'
import { seedRecurrences } from './seed-recurrences.ts'

/** What a church asks gifts for, and the gifts of the last months: by its people, where the demo has logins, and visitors. */
export async function seedGiving(
  platform: Platform,
  church: ChurchScope,
  { giving, founding }: DemoChurch,
  people: Seeded,
): Promise<void> {
  if (!giving) return
  await saveGivingSettings(platform, church, giving.settings)
  const reasons = await addReasons(platform, church, giving, founding.fusoHorario)
  // What is kept of the church belongs to a version of its content.
  const now = await platform.directory.byHost(`${church.label}.${platform.domain.hostname}`)
  const stage = { platform, church: ChurchScope.is(now) ? now : church, people, reasons }
  const known = giving.gifts.filter(({ by }) => typeof by !== 'string' || people.has(by))
  // Beside each other: each has a time of its own.
  await Promise.all(known.flatMap((gift) => listDays(gift).map((daysAgo) => seedGift(stage, gift, daysAgo))))
  await seedRecurrences({ ...stage, timeZone: founding.fusoHorario }, giving.recurrences)
}

const listDays = ({ daysAgo, times = 1, everyDays = 30 }: DemoGifts) =>
  Array.from({ length: times }, (_, nth) => daysAgo + nth * everyDays)

async function addReasons(
  platform: Platform,
  church: ChurchScope,
  { reasons }: DemoGiving,
  timeZone: string,
): Promise<ReadonlyMap<string, number>> {
  const today = dateIn(timeZone, platform.clock())
  const ids = new Map<string, number>()
  for (const { scene, goal, ...reason } of reasons) {
    const image = scene && (await storeImage(platform, church, getPainting(scene), { name: reason.nome }))
    const ate = goal?.endsInDays === undefined ? null : dateAfter(today, goal.endsInDays)
    const meta = goal ? { valor: goal.cents, ate } : null
    ids.set(reason.nome, await addReason(platform, church, { ...reason, imagem: image?.endereco ?? null, meta }))
  }
  return ids
}

interface Stage {
  readonly platform: Platform
  readonly church: ChurchScope
  readonly people: Seeded
  readonly reasons: ReadonlyMap<string, number>
}

/** Half a day before the time of seeding, so that nothing that follows lies in the future. */
const leadMs = dayMs / 2
const minuteMs = 60_000

async function seedGift(stage: Stage, gift: DemoGifts, daysAgo: number): Promise<void> {
  const { reasons, church } = stage
  const { method, is, comment, isAnonymous = false, coversFees = false } = gift
  const given = new Date(stage.platform.clock().getTime() - daysAgo * dayMs - leadMs)
  const needs = platformAt(stage.platform, given)
  const call = toCall(stage, needs, gift)
  const { pedido } = await placeGift(needs, call, {
    ...{ chave: randomUUID(), codigoMetodoPagamento: methodCodes[method], comentario: comment ?? null },
    itens: Object.entries(gift.to).map(([name, valor]) => ({ idMotivo: reasons.get(name) ?? 0, valor })),
    ...{ flagTaxas: coversFees, flagAnonimo: isAnonymous },
    ...(typeof gift.by !== 'string' && { doador: toGiver(gift.by) }),
  })
  const payment = await startPayment(needs, call, {
    ...{ orderCode: pedido, key: randomUUID(), method, installments: 1, remoteIp: '192.0.2.1' },
    ...(method === 'card' && { card: { token: (await exchangeCard(needs, call, typedCard)).token } }),
    ...(method === 'ach' && { bank: { token: 'btok_demo', accountType: 'checking' } as const }),
  })
  if (is === 'waiting') return
  const later = platformAt(stage.platform, new Date(given.getTime() + 7 * minuteMs))
  const laterCall = createChurchCall(later.transactions, church)
  if (payment.gateway === 'offline') await confirmOfflinePayment(later, laterCall, payment.id)
  else await move(is === 'expired' ? 'expired' : 'paid')
  if (is === 'disputed') await move('disputed')
  const amount = is === 'partly refunded' ? { amount: Math.round(payment.valor / 4) } : {}
  if (is === 'refunded' || is === 'partly refunded')
    await refundPayment(later, laterCall, { paymentId: payment.id, ...amount })

  async function move(state: Parameters<typeof moveRehearsedPayment>[2]): Promise<void> {
    if (payment.situacao === state) return
    await laterCall.inChurch((work) => moveRehearsedPayment(work, payment.referencia, state))
    await readPayment(later, church, payment.id)
  }
}

/** Works as if it were another time: what it writes is dated so. */
function platformAt(platform: Platform, moment: Date) {
  const clock = () => moment
  return withPayments({ ...platform, clock, transactions: createTransactions({ ...platform, clock }) })
}

function toCall({ people, church }: Stage, { transactions }: Platform, { by }: DemoGifts) {
  const person = typeof by === 'string' ? people.get(by) : undefined
  const actor = person && { accountId: person.account.id, memberId: person.memberId, sessionId: '', roles: [] }
  return { ...createChurchCall(transactions, church), actor, source: itself }
}

const toGiver = (by: Exclude<DemoGifts['by'], string>) => ({
  ...{ telefone: null, pais: null, endereco: null },
  ...by,
  documento: by.documento?.replace(/\D/g, '') ?? null,
})

const typedCard = { titular: 'DEMO', numero: '4111111111111111', validade: '12/2039', cvv: '123' }
