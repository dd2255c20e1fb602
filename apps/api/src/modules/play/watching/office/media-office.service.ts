import type { Page, PageQuery } from '@narthex/contract/paging'
import type { PlayMedia } from '@narthex/contract/play/watching.schemas'
import { mapPage, readPage } from '../../../../platform/database/page.ts'
import { DomainError, notFound } from '../../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import { edit } from '../../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { dropMedia } from '../uploads/media-removal.service.ts'
import { mediaRecord } from '../watching.records.ts'
import { countMedia, findOfficeMedia, listMediaRows, type OfficeMediaRow } from './media-office.queries.ts'

/** Lists the church's own videos, newest first. */
export async function listMedia({ inChurch }: ChurchCall, query: PageQuery): Promise<Page<PlayMedia>> {
  const page = await inChurch(async (work) =>
    readPage(query, await countMedia(work), (slice) => listMediaRows(work, slice)),
  )
  return mapPage(page, toPlayMedia)
}

export async function getMedia({ inChurch }: ChurchCall, id: string): Promise<PlayMedia> {
  const found = await inChurch((work) => findOfficeMedia(work, id))
  if (!found) throw notFound()
  return toPlayMedia(found)
}

/** Removes a video, or ends its upload; jobs remove the bytes. */
export async function removeMedia(call: MemberCall, id: string): Promise<void> {
  const plan = { act: 'FILE_REMOVED', isPublic: false, hold: mediaRecord(id) } as const
  await edit(call, plan, async ({ work, about, unchanged }) => {
    const media = await findOfficeMedia(work, id)
    if (!media) throw notFound()
    if (media.titulos > 0) throw new DomainError('PLAY_MEDIA_IN_USE')
    await dropMedia(work, id)
    about({ tipo: 'VIDEO', bytes: media.bytes })
    if (media.situacao === 'ENVIANDO') unchanged(undefined)
  })
}

const toPlayMedia = ({
  igrejaId: _church,
  tipo: _path,
  alteradoEm: _changed,
  criadoEm,
  ...media
}: OfficeMediaRow): PlayMedia => ({ ...media, dataCadastro: criadoEm.toISOString() })
