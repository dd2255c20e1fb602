import { imageAt } from '@narthex/contract/media/image-address'
import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { dropFile } from '../media/files/keeping.service.ts'
import { takeBackAllOf } from '../notifications/personal.service.ts'
import type { Page, PageWanted } from './messages.service.ts'
import { notRenewable } from './prayer.errors.ts'
import {
  countAllAsked,
  deletePrayer,
  findPrayer,
  holdPrayer,
  listAsked,
  type PrayerRow,
  type ToldRow,
  updatePrayer,
} from './prayers.queries.ts'
import { requireWall } from './settings.service.ts'
import { canRenew, isShown, type WallCalendar } from './wall.rules.ts'

/** What a member asked a church to pray for, newest first, wherever it is. */
export async function prayersOf(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  { page, limit }: PageWanted,
): Promise<Page<OwnPrayer>> {
  const { calendar } = await requireWall(platform, church)
  return platform.database.inScope(church, async (tx) => {
    const rows = await listAsked(church, tx, memberId, { limit, offset: (page - 1) * limit })
    return {
      itens: rows.map((row) => ownOnWire(row, calendar)),
      total: await countAllAsked(church, tx, memberId),
      page,
      limit,
    }
  })
}

/** One of them. Throws NOT_FOUND. */
export async function prayerOf(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  id: number,
): Promise<OwnPrayer> {
  const { calendar } = await requireWall(platform, church)
  const [row] = await platform.database.inScope(church, (tx) => listAsked(church, tx, memberId, { id }))
  if (!row) throw notFound()
  return ownOnWire(row, calendar)
}

/** A prayer as its author and moderators are told of it. */
export function ownOnWire(
  { respondidaEm, muralEm, flagRenovada, dataCadastro, ...row }: ToldRow,
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

/** Removes a member's own prayer with all that belongs to it, what they were told of it too. Throws NOT_FOUND. */
export async function withdrawPrayer(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  id: number,
): Promise<void> {
  await editChurch(platform, church, async (tx) => {
    const { imagem } = await holdOwn(church, tx, memberId, id)
    await deletePrayer(church, tx, id)
    await takeBackAllOf(church, tx, { usuarioId: memberId, tipo: 'ORACAO', idEntidadeRelacionada: id })
    const photo = imagem === null ? undefined : imageAt(imagem)
    if (photo) await dropFile(platform, church, tx, photo.codigo)
  })
}

/** Puts a member's own prayer on the wall for as long again, once. Throws NOT_FOUND, NOT_RENEWABLE. */
export async function renewPrayer(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  id: number,
): Promise<void> {
  const { calendar } = await requireWall(platform, church)
  await editChurch(platform, church, async (tx) => {
    const prayer = await holdOwn(church, tx, memberId, id)
    if (!canRenew(prayer, calendar)) throw notRenewable()
    await updatePrayer(church, tx, id, { muralEm: calendar.today, flagRenovada: true })
  })
}

/** A member's own. Throws NOT_FOUND. */
export async function requireOwn(church: ChurchScope, tx: Tx, memberId: number, id: number): Promise<PrayerRow> {
  const prayer = await findPrayer(church, tx, id)
  if (prayer?.usuarioId !== memberId) throw notFound()
  return prayer
}

/** The same, which nobody else decides upon until the transaction ends. Throws NOT_FOUND. */
export async function holdOwn(church: ChurchScope, tx: Tx, memberId: number, id: number): Promise<PrayerRow> {
  const prayer = await holdPrayer(church, tx, id, 'no key update')
  if (prayer?.usuarioId !== memberId) throw notFound()
  return prayer
}
