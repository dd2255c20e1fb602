import type { OpenPlayback, SignedAddress } from '@narthex/contract/play/watching.schemas'
import { notFound } from '../../../../platform/errors/domain-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { findNextTitle } from '../../catalogue/titles.queries.ts'
import { findPlayableTitle, findPreview } from './playable-titles.queries.ts'
import { requireInWindow, requireReadyMedia, signAddress, toSource } from './playable-titles.rules.ts'

/** Where the video of an open title is, for anyone. Throws NOT_FOUND for any other title, PLAY_NOT_AVAILABLE. */
export function openTitle(
  { keys }: Needs<'keys'>,
  { church, inChurch }: ChurchCall,
  titleId: number,
): Promise<OpenPlayback> {
  return inChurch(async (work) => {
    const title = await findPlayableTitle(work, titleId)
    if (title?.acesso !== 'ABERTO') throw notFound()
    requireInWindow(title, work.now)
    const signing = { keys, church, now: work.now, viewer: null }
    const proximo = await findNextTitle(work, title.id, work.now)
    return { ...toSource(title, requireReadyMedia(title), signing), proximo }
  })
}

/** The address of a title's preview, for anyone, also before its video can be played. Throws NOT_FOUND, PLAY_NOT_AVAILABLE. */
export function openPreview(
  { keys }: Needs<'keys'>,
  { church, inChurch }: ChurchCall,
  titleId: number,
): Promise<SignedAddress> {
  return inChurch(async (work) => {
    const title = await findPreview(work, titleId)
    const media = title && requireReadyMedia(title)
    if (!media) throw notFound()
    return signAddress({ keys, church, now: work.now, viewer: null }, media)
  })
}
