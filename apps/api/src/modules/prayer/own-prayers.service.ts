import { imageAt } from '@narthex/contract/media/image-address'
import type { Page, PageQuery } from '@narthex/contract/paging'
import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { mapPage, readPage } from '../../platform/database/page.ts'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { MemberId, PrayerId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { dropFile } from '../media/files/keeping.service.ts'
import { withdrawNoticesAbout } from '../notifications/personal.service.ts'
import {
  countAllAsked,
  deletePrayer,
  findPrayer,
  holdPrayer,
  listAsked,
  type OwnPrayerRow,
  type PrayerRow,
  updatePrayer,
} from './prayers.queries.ts'
import { getWall } from './settings.service.ts'
import { canRenew, isShown, type WallCalendar } from './wall.rules.ts'

/** The caller's own prayers in every state, newest first. */
export async function listOwnPrayers(call: MemberCall, query: PageQuery): Promise<Page<OwnPrayer>> {
  const { calendar } = await getWall(call)
  const { memberId } = call.actor
  return call.inChurch(async (work) => {
    const total = await countAllAsked(work, memberId)
    const rows = await readPage(query, total, (slice) => listAsked(work, memberId, slice))
    return mapPage(rows, (row) => toOwnPrayer(row, calendar))
  })
}

export async function getOwnPrayer(call: MemberCall, id: PrayerId): Promise<OwnPrayer> {
  const { calendar } = await getWall(call)
  const [row] = await call.inChurch((work) => listAsked(work, call.actor.memberId, { id }))
  if (!row) throw notFound()
  return toOwnPrayer(row, calendar)
}

/** A prayer as its author and moderators see it. */
export function toOwnPrayer(
  { respondidaEm, muralEm, flagRenovada, dataCadastro, ...row }: OwnPrayerRow,
  calendar: WallCalendar,
): OwnPrayer {
  const state = { situacao: row.situacao, muralEm, flagRenovada }
  return {
    ...row,
    dataCadastro: dataCadastro.toISOString(),
    flagRespondida: respondidaEm !== null,
    muralAte: muralEm !== null && isShown(state, calendar) ? calendar.endOf(muralEm).toISOString() : null,
    flagPodeRenovar: canRenew(state, calendar),
  }
}

/** Deletes the caller's own prayer with its messages, photo and notices. */
export async function withdrawPrayer(call: MemberCall, id: PrayerId): Promise<void> {
  await call.editSite(async (work) => {
    const { memberId } = call.actor
    const { imagem } = await holdOwn(work, memberId, id)
    await deletePrayer(work, id)
    await withdrawNoticesAbout(work, { memberId, tipo: 'ORACAO', idEntidadeRelacionada: id })
    const photo = imagem === null ? undefined : imageAt(imagem)
    if (photo) await dropFile(work, photo.codigo)
  })
}

/** Renews the caller's own prayer once, for a full period from today. */
export async function renewPrayer(call: MemberCall, id: PrayerId): Promise<void> {
  const { calendar } = await getWall(call)
  await call.editSite(async (work) => {
    const prayer = await holdOwn(work, call.actor.memberId, id)
    if (!canRenew(prayer, calendar)) throw new DomainError('NOT_RENEWABLE')
    await updatePrayer(work, id, { muralEm: calendar.today, flagRenovada: true })
  })
}

/** Finds a prayer of this member. Throws NOT_FOUND for a prayer of another member. */
export async function requireOwn(work: ChurchWork, memberId: MemberId, id: PrayerId): Promise<PrayerRow> {
  const prayer = await findPrayer(work, id)
  if (prayer?.memberId !== memberId) throw notFound()
  return prayer
}

/** Finds the member's own prayer as `requireOwn` does, and locks it until the transaction ends. */
export async function holdOwn(work: ChurchWork, memberId: MemberId, id: PrayerId): Promise<PrayerRow> {
  const prayer = await holdPrayer(work, id, 'no key update')
  if (prayer?.memberId !== memberId) throw notFound()
  return prayer
}
