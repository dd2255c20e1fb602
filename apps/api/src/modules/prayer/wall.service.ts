import type { Prayer, PrayerMessage, PrayerReason, PrayerSupport } from '@narthex/contract/prayer/prayer.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { facesOf } from '../users/faces.service.ts'
import { hasPublishedMessage } from './messages.queries.ts'
import { type Page, type PageWanted, pageOfMessages } from './messages.service.ts'
import type { Reader } from './prayer.policy.ts'
import { findPrayer, findPublishedOf } from './prayers.queries.ts'
import { listReasons } from './reasons.queries.ts'
import { requireWall, wallOf } from './settings.service.ts'
import { findPlace, listOnWall, listSupport } from './wall.queries.ts'
import { shownAs, type WallCalendar } from './wall.rules.ts'

export interface WallWanted extends PageWanted {
  readonly motivo?: number | undefined
  readonly respondidas?: '1' | undefined
}

/** A page of a church's wall, newest first; empty where it has none. It is true until `proximaPublicacao`. */
export async function readWall(
  platform: Platform,
  scope: ChurchScope,
  { page, limit, motivo, respondidas }: WallWanted,
): Promise<Page<Prayer> & { proximaPublicacao: string | null }> {
  const wall = await wallOf(platform, scope)
  if (!wall) return { itens: [], total: 0, page, limit, proximaPublicacao: null }
  const { calendar } = wall
  return platform.database.inScope(scope, async (tx) => {
    const filter = { endedOn: calendar.endedOn, motivo, respondidas: respondidas !== undefined }
    const { ids, total, oldest } = await findPlace(scope, tx, filter, { limit, offset: (page - 1) * limit })
    const itens = await shownOnWall(scope, tx, calendar, ids)
    const proximaPublicacao = oldest === null ? null : calendar.endOf(oldest).toISOString()
    return { itens, total, page, limit, proximaPublicacao }
  })
}

export interface PrayerPage extends Prayer {
  readonly mensagens: Page<PrayerMessage>
  readonly proximaPublicacao: string | null
}

/** A prayer of the wall with a page of its messages. Throws NOT_FOUND. */
export async function readPrayer(
  platform: Platform,
  scope: ChurchScope,
  { id, ...wanted }: PageWanted & { readonly id: number },
  reader: Reader,
): Promise<PrayerPage> {
  const { calendar } = await requireWall(platform, scope)
  return platform.database.inScope(scope, async (tx) => {
    const [shown] = await shownOnWall(scope, tx, calendar, [id])
    const prayer = await findPrayer(scope, tx, id)
    if (!shown || !prayer) throw notFound()
    const mensagens = await pageOfMessages(scope, tx, prayer, { ...wanted, reader, today: calendar.today })
    const proximaPublicacao = prayer.muralEm === null ? null : calendar.endOf(prayer.muralEm).toISOString()
    return { ...shown, mensagens, proximaPublicacao }
  })
}

/** How many prayed and wrote, of those of these prayers that are on the wall; `member` is who asks, if anybody. */
export async function supportOf(
  platform: Platform,
  scope: ChurchScope,
  ids: readonly number[],
  member: number | undefined,
): Promise<PrayerSupport[]> {
  const wall = await wallOf(platform, scope)
  if (!wall) return []
  return platform.database.inScope(scope, (tx) => listSupport(scope, tx, wall.calendar, { ids, member: member ?? 0 }))
}

/** What people pray for at a church, in its order. */
export async function reasonsOf(platform: Platform, scope: ChurchScope): Promise<PrayerReason[]> {
  if (!(await wallOf(platform, scope))) return []
  return platform.database.inScope(scope, (tx) => listReasons(scope, tx))
}

/** These prayers as the wall shows them, newest first; what is not on it is left out. */
async function shownOnWall(
  scope: ChurchScope,
  tx: Tx,
  calendar: WallCalendar,
  ids: readonly number[],
): Promise<Prayer[]> {
  const rows = await listOnWall(scope, tx, calendar, ids)
  const faces = await facesOf(
    scope,
    tx,
    calendar.today,
    rows.flatMap(({ autorId }) => autorId ?? []),
  )
  return rows.map(({ autorId, respondidaEm, dataCadastro, ...row }) => {
    const { nome, imagem: imagemAutor } = shownAs(faces.get(autorId ?? 0))
    return {
      ...row,
      nome,
      imagemAutor,
      dataCadastro: dataCadastro.toISOString(),
      flagRespondida: respondidaEm !== null,
    }
  })
}

/** Whether the church's pages name somebody as one who asked for prayer, or wrote to who did. */
export async function hasPublished(church: ChurchScope, tx: Tx, memberId: number): Promise<boolean> {
  return (await findPublishedOf(church, tx, memberId)) || hasPublishedMessage(church, tx, memberId)
}
