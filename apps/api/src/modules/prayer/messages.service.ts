import type { Page, PageQuery } from '@narthex/contract/paging'
import type { PrayerMessage } from '@narthex/contract/prayer/prayer.schemas'
import { mapPage, readPage } from '../../platform/database/page.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { MemberId, PrayerId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { findFaces, toPublicAuthor } from '../members/faces.service.ts'
import { countMessages, listMessages } from './messages.queries.ts'
import { canModerate, canRemoveMessage, type Reader } from './prayer.policy.ts'
import { findPrayer, type PrayerRow } from './prayers.queries.ts'
import { getWall } from './settings.service.ts'
import { isShown } from './wall.rules.ts'

/**
 * Published messages of a prayer, oldest first. For a prayer that is not on the wall, only its author and moderators
 * may read them.
 */
export async function readMessages(
  call: ChurchCall,
  { id, ...wanted }: PageQuery & { readonly id: PrayerId },
  reader: Reader,
): Promise<Page<PrayerMessage>> {
  const { calendar } = await getWall(call)
  return call.inChurch(async (work) => {
    const prayer = await findPrayer(work, id)
    const isOwn = reader !== undefined && reader.memberId === prayer?.memberId
    if (!prayer || !(isShown(prayer, calendar) || isOwn || canModerate(reader))) throw notFound()
    return listPrayerMessages(work, prayer, { ...wanted, reader, today: calendar.today })
  })
}

/** Messages of a prayer that the caller has checked the reader may see. */
export async function listPrayerMessages(
  work: ChurchWork,
  { id, memberId: prayerAuthor, flagAnonimo }: Pick<PrayerRow, 'id' | 'memberId' | 'flagAnonimo'>,
  { reader, today, ...query }: PageQuery & { readonly reader: Reader; readonly today: string },
): Promise<Page<PrayerMessage>> {
  const rows = await readPage(query, await countMessages(work, id), (slice) => listMessages(work, id, slice))
  // The author of an anonymous prayer stays anonymous in their own messages below it.
  const isAnonymous = (id: MemberId) => flagAnonimo && id === prayerAuthor
  const faces = await findFaces(
    work,
    today,
    rows.itens.map(({ memberId }) => memberId).filter((id) => !isAnonymous(id)),
  )
  return mapPage(rows, ({ memberId: messageAuthor, dataCadastro, ...row }) => ({
    ...row,
    ...toPublicAuthor(faces.get(messageAuthor)),
    dataCadastro: dataCadastro.toISOString(),
    flagAutor: messageAuthor === prayerAuthor,
    flagPodeApagar: canRemoveMessage(reader, { messageAuthor, prayerAuthor, isShown: true }),
  }))
}
