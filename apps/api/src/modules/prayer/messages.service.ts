import type { PrayerMessage } from '@narthex/contract/prayer/prayer.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { facesOf } from '../users/faces.service.ts'
import { countMessages, listMessages } from './messages.queries.ts'
import { canModerate, canRemoveMessage, type Reader } from './prayer.policy.ts'
import { findPrayer, type PrayerRow } from './prayers.queries.ts'
import { requireWall } from './settings.service.ts'
import { isShown, shownAs } from './wall.rules.ts'

export interface PageWanted {
  readonly page: number
  readonly limit: number
}

export interface Page<Item> extends PageWanted {
  readonly itens: Item[]
  readonly total: number
}

/**
 * What was written to who asked, oldest first. Of a prayer that is not on the wall for its author and for moderators alone.
 * Throws NOT_FOUND.
 */
export async function readMessages(
  platform: Platform,
  scope: ChurchScope,
  { id, ...wanted }: PageWanted & { readonly id: number },
  reader: Reader,
): Promise<Page<PrayerMessage>> {
  const { calendar } = await requireWall(platform, scope)
  return platform.database.inScope(scope, async (tx) => {
    const prayer = await findPrayer(scope, tx, id)
    const isOwn = reader !== undefined && reader.memberId === prayer?.usuarioId
    if (!prayer || !(isShown(prayer, calendar) || isOwn || canModerate(reader))) throw notFound()
    return pageOfMessages(scope, tx, prayer, { ...wanted, reader, today: calendar.today })
  })
}

/** The same of a prayer that the reader may see. */
export async function pageOfMessages(
  scope: ChurchScope,
  tx: Tx,
  { id, usuarioId: asked, flagAnonimo }: Pick<PrayerRow, 'id' | 'usuarioId' | 'flagAnonimo'>,
  { page, limit, reader, today }: PageWanted & { readonly reader: Reader; readonly today: string },
): Promise<Page<PrayerMessage>> {
  const total = await countMessages(scope, tx, id)
  const rows = await listMessages(scope, tx, id, { limit, offset: (page - 1) * limit })
  // The author of an anonymous prayer is nobody below it either.
  const isNobody = (id: number) => flagAnonimo && id === asked
  const faces = await facesOf(
    scope,
    tx,
    today,
    rows.map(({ usuarioId }) => usuarioId).filter((id) => !isNobody(id)),
  )
  const itens = rows.map(({ usuarioId: wroteIt, dataCadastro, ...row }) => ({
    ...row,
    ...shownAs(faces.get(wroteIt)),
    dataCadastro: dataCadastro.toISOString(),
    flagAutor: wroteIt === asked,
    flagPodeApagar: canRemoveMessage(reader, { wroteIt, asked, isShown: true }),
  }))
  return { itens, total, page, limit }
}
