import type { OpenPlayback, SignedAddress } from '@narthex/contract/play/watching.schemas'
import { DomainError, notFound } from '../../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../../platform/http/route.ts'
import { type SightNeeds, toSight } from '../../catalogue/sight.queries.ts'
import { findNextTitle } from '../../catalogue/titles.queries.ts'
import { findPlayableTitle, findPreview } from './playable-titles.queries.ts'
import { requireInWindow, requireReadyMedia, signAddress, toSource } from './playable-titles.rules.ts'

/**
 * Where the video of an open title is, for those who see it, without a login too. One with an age limit plays by
 * `startWatching` alone, which asks who watches. Throws NOT_FOUND for any other title, PLAY_AGE_LIMIT, PLAY_NOT_AVAILABLE.
 */
export function openTitle(
  platform: SightNeeds,
  { church, actor, inChurch }: VisitorCall,
  titleId: number,
): Promise<OpenPlayback> {
  return inChurch(async (work) => {
    const sight = toSight(platform, work, actor)
    const title = await findPlayableTitle(work, sight, titleId)
    if (title?.acesso !== 'ABERTO') throw notFound()
    if (title.idadeMinima !== null) throw new DomainError('PLAY_AGE_LIMIT')
    requireInWindow(title, work.now)
    const signing = { keys: work.keys, church, now: work.now, viewer: null }
    const proximo = await findNextTitle(work, sight, title.id)
    return { ...toSource(title, requireReadyMedia(title), signing), proximo }
  })
}

/** The address of a title's preview, for those who see the title, also before its video can be played. */
export function openPreview(
  platform: SightNeeds,
  { church, actor, inChurch }: VisitorCall,
  titleId: number,
): Promise<SignedAddress> {
  return inChurch(async (work) => {
    const title = await findPreview(work, toSight(platform, work, actor), titleId)
    const media = title && requireReadyMedia(title)
    if (!media) throw notFound()
    return signAddress({ keys: work.keys, church, now: work.now, viewer: null }, media)
  })
}
