import { fallbackLocale, localeOf } from '@narthex/contract/locale'
import { readingPlaceOf } from '@narthex/contract/notifications/notification-place'
import type { PushMessage } from '@narthex/contract/notifications/push-message'
import { catalogue } from '@narthex/locales/catalogue'
import type { Platform } from '../../platform/platform.ts'
import type { PushOutcome } from '../../platform/push/push.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { livingSessions } from '../auth/sessions.service.ts'
import { frameOf } from '../churches/churches.service.ts'
import { kindOf } from './notifications.rules.ts'
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
import { isFresh, nextTry, postageOf, quietUntil, shortened, usualQuietHours } from './push-delivery.rules.ts'

const batchSize = 100
/** Of one job: a process that is told to stop must not wait for thousands. */
const batchesPerJob = 10
const sentAtOnce = 10
/** A batch takes less than half of it, however slow push services are. */
const leaseMs = 120_000

/** Notes once, for each device that wants to hear of it, that a notification is for it. A second call does nothing. */
export async function distribute(platform: Platform, church: ChurchScope, id: number): Promise<void> {
  const now = platform.clock()
  await platform.database.inScope(church, async (tx) => {
    if (!(await beginDistribution(church, tx, id, now))) return
    await insertDeliveries(church, tx, id, now)
    await platform.jobs.enqueue(church, tx, deliveryQueue, {})
  })
}

/** Pushes what is due at the church, and has a job come back for what is left. */
export async function deliverDue(platform: Platform, church: ChurchScope): Promise<void> {
  for (let batch = 0; batch < batchesPerJob; batch++) {
    if ((await deliverBatch(platform, church)) < batchSize) break
  }
  const now = platform.clock()
  await platform.database.inScope(church, async (tx) => {
    const next = await findNextDelivery(church, tx)
    if (!next) return
    // A key that the job at hand may have itself would lose the one that follows it.
    const singletonKey = next > now ? { singletonKey: next.toISOString() } : {}
    await platform.jobs.enqueue(church, tx, deliveryQueue, {}, { startAfter: next, ...singletonKey })
  })
}

/** What becomes of a delivery that was taken. `forget`: the device is not there any more. */
type Settlement =
  | { readonly kind: 'done' | 'forget'; readonly row: DueDelivery }
  | { readonly kind: 'later'; readonly row: DueDelivery; readonly enviarEm: Date; readonly tentativas: number }

async function deliverBatch(platform: Platform, church: ChurchScope): Promise<number> {
  const { database, clock } = platform
  const now = clock()
  const leaseEnds = new Date(now.getTime() + leaseMs)
  const { rows, living } = await database.inScope(church, async (tx) => {
    const rows = await takeDeliveries(church, tx, { now, leaseEnds, most: batchSize })
    const living = await livingSessions(platform, church, tx, [...new Set(rows.map(({ sessaoId }) => sessaoId))])
    return { rows, living }
  })
  if (rows.length === 0) return 0
  const { nome, idioma } = (await frameOf(platform, church)).church
  const settlements: Settlement[] = []
  for (let first = 0; first < rows.length; first += sentAtOnce) {
    const some = rows.slice(first, first + sentAtOnce)
    settlements.push(
      ...(await Promise.all(
        some.map((row) => deliver(platform, row, { nome, idioma, isLoggedIn: living.has(row.sessaoId) }, now)),
      )),
    )
  }
  await settle(platform, church, settlements)
  return rows.length
}

interface About {
  /** Of the church. */
  readonly nome: string
  readonly idioma: string
  readonly isLoggedIn: boolean
}

async function deliver(platform: Platform, row: DueDelivery, about: About, now: Date): Promise<Settlement> {
  const { silencioInicio: inicio, silencioFim: fim, tiposDesligados, tentativas } = row
  if (!about.isLoggedIn) return { kind: 'forget', row }
  const isWanted = !tiposDesligados?.includes(kindOf(row))
  if (!isWanted || !isFresh(new Date(row.dataCadastro), now)) return { kind: 'done', row }
  const quiet = tiposDesligados === null ? usualQuietHours : inicio && fim ? { inicio, fim } : undefined
  const until = quiet && quietUntil(now, quiet, row.fusoHorario)
  // It was not tried.
  if (until) return { kind: 'later', row, enviarEm: until, tentativas: tentativas - 1 }
  return settlementOf(row, await platform.push.send(row, letterOf(row, about), now), now)
}

function settlementOf(row: DueDelivery, outcome: PushOutcome, now: Date): Settlement {
  if (outcome.kind === 'gone') return { kind: 'forget', row }
  if (outcome.kind !== 'later') return { kind: 'done', row }
  const enviarEm = nextTry(row.tentativas, outcome.afterMs, now)
  return enviarEm ? { kind: 'later', row, enviarEm, tentativas: row.tentativas } : { kind: 'done', row }
}

function letterOf(row: DueDelivery, { nome, idioma }: About) {
  const kind = kindOf(row)
  const spoken = catalogue[localeOf(row.idioma) ?? fallbackLocale].notifications
  const topic = `n${row.notificacaoId}`
  const message: PushMessage = {
    titulo: shortened(row.titulo, 120),
    corpo: `${shortened(nome, 60)} · ${spoken.kinds[kind]}\n${shortened(row.corpo, 300)}`,
    caminho: readingPlaceOf({
      id: row.notificacaoId,
      tipo: kind === 'AVISO' ? null : { codigo: kind },
      idEntidadeRelacionada: row.idEntidadeRelacionada,
    }),
    tag: topic,
    idioma,
  }
  return { body: JSON.stringify(message), topic, ...postageOf(kind) }
}

async function settle(platform: Platform, church: ChurchScope, settlements: readonly Settlement[]): Promise<void> {
  const of = (kind: Settlement['kind']) => settlements.filter((one) => one.kind === kind).map(({ row }) => row)
  const [done, forgotten] = [of('done'), of('forget')]
  await platform.database.inScope(church, async (tx) => {
    await removeDeliveries(church, tx, done)
    await removeSubscriptions(church, tx, [...new Set(forgotten.map(({ assinaturaId }) => assinaturaId))])
    for (const one of settlements)
      if (one.kind === 'later') {
        const { row, enviarEm, tentativas } = one
        const { assinaturaId, notificacaoId } = row
        await postponeDelivery(church, tx, { assinaturaId, notificacaoId, enviarEm, tentativas })
      }
  })
}
