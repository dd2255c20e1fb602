import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { toReadingPlace } from '@narthex/contract/notifications/notification-place'
import type { PushMessage } from '@narthex/contract/notifications/push-message'
import { catalogue } from '@narthex/locales/catalogue'
import { HeldError } from '../../platform/hold/hold.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Needs } from '../../platform/platform.ts'
import type { PushOutcome } from '../../platform/push/push.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { listActiveSessions } from '../auth/sessions.service.ts'
import { toNotificationKind } from './notifications.rules.ts'
import { deliveryQueue } from './push.jobs.ts'
import {
  beginDistribution,
  type DueDelivery,
  findNextDelivery,
  insertDeliveries,
  postponeDelivery,
  removeDeliveries,
  removeSubscriptions,
  takeDeliveries,
} from './push-deliveries.queries.ts'
import {
  defaultQuietHours,
  findNextAttempt,
  findQuietEnd,
  getPostage,
  isFresh,
  truncateText,
} from './push-delivery.rules.ts'

const batchSize = 100
/** Upper bound per job, so that shutdown does not wait for thousands of pushes. */
const batchesPerJob = 10
const maxConcurrent = 10
/** More than twice the longest time of a batch with slow push services. */
const leaseMs = 120_000

/** Queues a notification for each device that wants its kind. Idempotent. */
export async function distributeNotification(call: ChurchCall, id: number): Promise<void> {
  const now = call.clock()
  await call.inChurch(async (work) => {
    if (!(await beginDistribution(work, id, now))) return
    await insertDeliveries(work, id, now)
    await enqueue(work, deliveryQueue, {})
  })
}

type DeliveryNeeds = Needs<'hold' | 'push'>

/**
 * Pushes due deliveries of the church and schedules a job for the rest. Where jobs are held in that time it sends no more
 * than what is on its way, gives the rest back untried and throws HeldError.
 */
export async function deliverDue(platform: DeliveryNeeds, call: ChurchCall): Promise<void> {
  for (let batch = 0; batch < batchesPerJob; batch++) {
    if ((await deliverBatch(platform, call)) < batchSize) break
  }
  const now = call.clock()
  await call.inChurch(async (work) => {
    const next = await findNextDelivery(work)
    if (!next) return
    // An overdue delivery needs a job without a key: the running job may hold the same key, and the new one would be
    // dropped.
    const singletonKey = next > now ? { singletonKey: next.toISOString() } : {}
    await enqueue(work, deliveryQueue, {}, { startAfter: next, ...singletonKey })
  })
}

/** Outcome of a delivery. `forget`: the device is gone. */
type Settlement =
  | { readonly kind: 'done' | 'forget'; readonly row: DueDelivery }
  | { readonly kind: 'later'; readonly row: DueDelivery; readonly enviarEm: Date; readonly tentativas: number }

async function deliverBatch(platform: DeliveryNeeds, call: ChurchCall): Promise<number> {
  const { hold } = platform
  const now = call.clock()
  const leaseEnds = new Date(now.getTime() + leaseMs)
  const { rows, living } = await call.inChurch(async (work) => {
    const rows = await takeDeliveries(work, { now, leaseEnds, limit: batchSize })
    const living = await listActiveSessions(work, [...new Set(rows.map(({ sessaoId }) => sessaoId))])
    return { rows, living }
  })
  if (rows.length === 0) return 0
  const { name, language } = await call.facts()
  const settlements: Settlement[] = []
  let isHeld = false
  for (let first = 0; first < rows.length; first += maxConcurrent) {
    isHeld = (await hold.find()) !== undefined
    if (isHeld) {
      settlements.push(...rows.slice(first).map((row) => toUntried(row, now)))
      break
    }
    const chunk = rows.slice(first, first + maxConcurrent)
    settlements.push(
      ...(await Promise.all(
        chunk.map((row) => pushDelivery(platform, row, { name, language, isLoggedIn: living.has(row.sessaoId) }, now)),
      )),
    )
  }
  await saveSettlements(call, settlements)
  if (isHeld) throw new HeldError('Nothing is pushed while jobs are held')
  return rows.length
}

/** Nothing was sent, so the attempt does not count. */
const toUntried = (row: DueDelivery, enviarEm: Date): Settlement => ({
  kind: 'later',
  row,
  enviarEm,
  tentativas: row.tentativas - 1,
})

interface DeliveryContext {
  /** Name of the church. */
  readonly name: string
  readonly language: string
  readonly isLoggedIn: boolean
}

async function pushDelivery(
  platform: Needs<'push'>,
  row: DueDelivery,
  about: DeliveryContext,
  now: Date,
): Promise<Settlement> {
  const { silencioInicio: inicio, silencioFim: fim, tiposDesligados } = row
  if (!about.isLoggedIn) return { kind: 'forget', row }
  const isWanted = !tiposDesligados?.includes(toNotificationKind(row))
  if (!isWanted || !isFresh(new Date(row.dataCadastro), now)) return { kind: 'done', row }
  const quiet = tiposDesligados === null ? defaultQuietHours : inicio && fim ? { inicio, fim } : undefined
  const until = quiet && findQuietEnd(now, quiet, row.fusoHorario)
  if (until) return toUntried(row, until)
  return toSettlement(row, await platform.push.send(row, toPushLetter(row, about), now), now)
}

function toSettlement(row: DueDelivery, outcome: PushOutcome, now: Date): Settlement {
  if (outcome.kind === 'gone') return { kind: 'forget', row }
  if (outcome.kind !== 'later') return { kind: 'done', row }
  const tentativas = row.tentativas - (outcome.isUntried ? 1 : 0)
  const enviarEm = findNextAttempt(tentativas, outcome.afterMs, now)
  return enviarEm ? { kind: 'later', row, enviarEm, tentativas } : { kind: 'done', row }
}

function toPushLetter(row: DueDelivery, { name, language }: DeliveryContext) {
  const kind = toNotificationKind(row)
  const messages = catalogue[toLocale(row.idioma) ?? fallbackLocale].notifications
  const topic = `n${row.notificacaoId}`
  const message: PushMessage = {
    titulo: truncateText(row.titulo, 120),
    corpo: `${truncateText(name, 60)} · ${messages.kinds[kind]}\n${truncateText(row.corpo, 300)}`,
    caminho: toReadingPlace({
      id: row.notificacaoId,
      tipo: kind === 'AVISO' ? null : { codigo: kind },
      idEntidadeRelacionada: row.idEntidadeRelacionada,
      uuidEntidadeRelacionada: row.uuidEntidadeRelacionada,
    }),
    tag: topic,
    idioma: language,
  }
  return { body: JSON.stringify(message), topic, ...getPostage(kind) }
}

async function saveSettlements(call: ChurchCall, settlements: readonly Settlement[]): Promise<void> {
  const rowsWith = (kind: Settlement['kind']) =>
    settlements.filter((settlement) => settlement.kind === kind).map(({ row }) => row)
  const [done, forgotten] = [rowsWith('done'), rowsWith('forget')]
  await call.inChurch(async (work) => {
    await removeDeliveries(work, done)
    await removeSubscriptions(work, [...new Set(forgotten.map(({ assinaturaId }) => assinaturaId))])
    for (const settlement of settlements)
      if (settlement.kind === 'later') {
        const { row, enviarEm, tentativas } = settlement
        const { assinaturaId, notificacaoId } = row
        await postponeDelivery(work, { assinaturaId, notificacaoId, enviarEm, tentativas })
      }
  })
}
