import type { Page, PageQuery } from '@narthex/contract/paging'
import type { Prayer, PrayerMessage, PrayerReason, PrayerSupport } from '@narthex/contract/prayer/prayer.schemas'
import { toPage, toSlice } from '../../platform/database/page.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { MemberId, PrayerId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { findFaces, toPublicAuthor } from '../members/faces.service.ts'
import { hasPublishedMessage } from './messages.queries.ts'
import { listPrayerMessages } from './messages.service.ts'
import type { Reader } from './prayer.policy.ts'
import { findPrayer, hasPublishedPrayer } from './prayers.queries.ts'
import { listReasons } from './reasons.queries.ts'
import { getWall } from './settings.service.ts'
import { findPlace, listOnWall, listSupport } from './wall.queries.ts'
import type { WallCalendar } from './wall.rules.ts'

export interface WallWanted extends PageQuery {
  readonly motivo?: number | undefined
  readonly respondidas?: '1' | undefined
}

/** A page of the wall, newest first. Valid until `proximaPublicacao`. */
export async function readWall(
  call: ChurchCall,
  { motivo, respondidas, ...query }: WallWanted,
): Promise<Page<Prayer> & { proximaPublicacao: string | null }> {
  const { calendar } = await getWall(call)
  return call.inChurch(async (work) => {
    const filter = { endedOn: calendar.endedOn, motivo, respondidas: respondidas !== undefined }
    const { ids, total, oldest } = await findPlace(work, filter, toSlice(query))
    const itens = await loadWallPrayers(work, calendar, ids)
    const proximaPublicacao = oldest === null ? null : calendar.endOf(oldest).toISOString()
    return { ...toPage(query, itens, total), proximaPublicacao }
  })
}

export interface PrayerPage extends Prayer {
  readonly mensagens: Page<PrayerMessage>
  readonly proximaPublicacao: string | null
}

export async function readPrayer(
  call: ChurchCall,
  { id, ...wanted }: PageQuery & { readonly id: PrayerId },
  reader: Reader,
): Promise<PrayerPage> {
  const { calendar } = await getWall(call)
  return call.inChurch(async (work) => {
    const [shown] = await loadWallPrayers(work, calendar, [id])
    const prayer = await findPrayer(work, id)
    if (!shown || !prayer) throw notFound()
    const mensagens = await listPrayerMessages(work, prayer, { ...wanted, reader, today: calendar.today })
    const proximaPublicacao = prayer.muralEm === null ? null : calendar.endOf(prayer.muralEm).toISOString()
    return { ...shown, mensagens, proximaPublicacao }
  })
}

/** Counts of the given prayers that are on the wall; `member` is undefined for a visitor. */
export async function getSupport(
  call: ChurchCall,
  ids: readonly PrayerId[],
  member: MemberId | undefined,
): Promise<PrayerSupport[]> {
  const { calendar } = await getWall(call)
  return call.inChurch((work) => listSupport(work, calendar, { ids, member }))
}

/** Prayer reasons of a church, in its order. */
export function getReasons({ inChurch }: ChurchCall): Promise<PrayerReason[]> {
  return inChurch((work) => listReasons(work))
}

/** The given prayers that are on the wall, newest first. */
async function loadWallPrayers(work: ChurchWork, calendar: WallCalendar, ids: readonly PrayerId[]): Promise<Prayer[]> {
  const rows = await listOnWall(work, calendar, ids)
  const faces = await findFaces(
    work,
    calendar.today,
    rows.flatMap(({ autorId }) => autorId ?? []),
  )
  return rows.map(({ autorId, respondidaEm, dataCadastro, ...row }) => {
    const { nome, imagem: imagemAutor } = toPublicAuthor(autorId === null ? undefined : faces.get(autorId))
    return {
      ...row,
      nome,
      imagemAutor,
      dataCadastro: dataCadastro.toISOString(),
      flagRespondida: respondidaEm !== null,
    }
  })
}

/** True when public pages name the member as author of a prayer or of a message. */
export async function hasPublished(work: ChurchWork, memberId: MemberId): Promise<boolean> {
  return (await hasPublishedPrayer(work, memberId)) || hasPublishedMessage(work, memberId)
}
