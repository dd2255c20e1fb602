import { dateIn } from '@narthex/contract/church-time'
import type { Playback } from '@narthex/contract/play/play.schemas'
import type { SignedAddress, WatchedPart } from '@narthex/contract/play/watching.schemas'
import { playWatching } from '@narthex/contract/play/watching-values'
import { conflict, DomainError, notFound } from '../../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import { type MemberId, type PlaybackId, toPlaybackId } from '../../../../platform/ids.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { requireMember } from '../../../members/members.service.ts'
import { toSight } from '../../catalogue/sight.queries.ts'
import { findNextTitle } from '../../catalogue/titles.queries.ts'
import { listPositionRows } from '../positions/positions.queries.ts'
import { suitsAge } from '../profiles/ages.rules.ts'
import type { WatchingNeeds } from '../watching-needs.ts'
import { findPlayableTitle, type PlayableTitle } from './playable-titles.queries.ts'
import { requireInWindow, requireReadyMedia, signAddress, toSource } from './playable-titles.rules.ts'
import {
  deleteOldPlaybacks,
  deletePlayback,
  insertPlayback,
  listPlaying,
  lockPlayback,
  type PlaybackRow,
  updatePlayback,
} from './playbacks.queries.ts'
import { addToDay } from './statistics.queries.ts'
import { requireAge } from './viewers.service.ts'

const screenMs = playWatching.screenSeconds * 1000
/** Devices that left without a word are forgotten after so long. */
const forgottenAfterMs = 86_400_000

export interface Start {
  readonly chave: string
  readonly idConteudo: number
  readonly aparelho: string
  readonly perfil: string | null
  readonly passe: string | null
}

/** Begins to play a title on one device; `chave` becomes the playback's id, and a repeated call changes nothing. */
export async function startWatching(
  platform: WatchingNeeds,
  call: MemberCall,
  { chave, idConteudo, aparelho, perfil, passe }: Start,
): Promise<Playback> {
  const { memberId } = call.actor
  const { timeZone } = await call.facts()
  const id = toPlaybackId(chave)
  return call.inChurch(async (work) => {
    // Locks the member row: two devices that start at the same moment are counted one after the other.
    await requireMember(work, memberId)
    const sight = toSight(platform, work, call.actor)
    const title = await findPlayableTitle(work, sight, idConteudo)
    if (!title) throw notFound()
    requireInWindow(title, work.now)
    const viewer = await requireAge(work, { memberId, perfil, passe, idadeMinima: title.idadeMinima })
    await requireViewing(platform, work, { memberId, title, playback: id })
    const media = requireReadyMedia(title)
    const isNew = await keepPlayback(work, { id, memberId, title, aparelho, media })
    const [position] = await listPositionRows(work, viewer, [title.id])
    const next = await findNextTitle(work, sight, title.id)
    const proximo = next && suitsAge(viewer, next) ? next : null
    if (isNew) await addToDay(work, { titleId: title.id, dia: dateIn(timeZone, work.now), ...oneStart })
    const signing = { keys: work.keys, church: call.church, now: work.now, viewer: { memberId, playbackId: id } }
    const segundos = position && !position.flagVisto ? position.segundos : 0
    return { reproducao: id, ...toSource(title, media, signing), segundos, proximo }
  })
}

const oneStart = { inicios: 1, segundos: 0, conclusoes: 0 }

interface Playing {
  readonly memberId: MemberId
  readonly title: PlayableTitle
  readonly playback: PlaybackId
}

/** Throws PLAY_SUBSCRIPTION_NEEDED; PLAY_TOO_MANY_SCREENS, with the devices that play. */
async function requireViewing(
  { findViewing }: Pick<WatchingNeeds, 'findViewing'>,
  work: ChurchWork,
  { memberId, title, playback }: Playing,
): Promise<void> {
  if (title.acesso === 'ABERTO') return
  const { mayPlay, screens } = await findViewing(work, memberId, title)
  if (!mayPlay) throw new DomainError('PLAY_SUBSCRIPTION_NEEDED')
  const since = new Date(work.now.getTime() - screenMs)
  const others = await listPlaying(work, memberId, { since, except: playback })
  if (others.length < screens) return
  const details = others.map(({ id, aparelho }) => ({ path: id, message: aparelho }))
  throw new DomainError('PLAY_TOO_MANY_SCREENS', { details })
}

interface Kept {
  readonly id: PlaybackId
  readonly memberId: MemberId
  readonly title: PlayableTitle
  readonly aparelho: string
  readonly media: { readonly mediaId: string; readonly path: string } | undefined
}

/** Whether it is new. Throws CONFLICT for a key of another playback. */
async function keepPlayback(work: ChurchWork, { id, memberId, title, aparelho, media }: Kept): Promise<boolean> {
  await deleteOldPlaybacks(work, memberId, new Date(work.now.getTime() - forgottenAfterMs))
  const where = { mediaId: media?.mediaId ?? null, caminho: media?.path ?? null }
  const row = { id, memberId, titleId: title.id, aparelho, ...where, comecouEm: work.now, renovadaEm: work.now }
  if (await insertPlayback(work, row)) return true
  const own = await lockPlayback(work, memberId, id)
  if (own?.titleId !== title.id) throw conflict('The key was used for another playback.')
  await updatePlayback(work, memberId, { id, ...where, renovadaEm: work.now })
  return false
}

/**
 * Keeps a playback going. Asks again who may play; where the answer is no, the playback ends with its addresses. One that was
 * not renewed in time takes its place among the screens again.
 */
export async function renewWatching(
  platform: WatchingNeeds,
  call: MemberCall,
  id: PlaybackId,
  part: WatchedPart,
): Promise<SignedAddress> {
  const { memberId } = call.actor
  const { timeZone } = await call.facts()
  const renewed = await call.inChurch(async (work) => {
    await requireMember(work, memberId)
    const playback = await lockPlayback(work, memberId, id)
    if (!playback) throw notFound()
    try {
      const title = await findPlayableTitle(work, toSight(platform, work, call.actor), playback.titleId)
      if (!title) throw new DomainError('PLAY_NOT_AVAILABLE')
      requireInWindow(title, work.now)
      await requireViewing(platform, work, { memberId, title, playback: id })
      const media = requireReadyMedia(title)
      const counted = await countPart(work, playback, part)
      await addToDay(work, { titleId: title.id, dia: dateIn(timeZone, work.now), ...counted })
      return media && { mediaId: media.mediaId, path: keptPath(playback, media) }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // Thrown after the commit: the end must last.
      await endPlayback(work, memberId, id)
      return error
    }
  })
  if (renewed instanceof DomainError) throw renewed
  if (!renewed) return { url: null, expiraEm: null }
  const viewer = { memberId, playbackId: id }
  return signAddress({ keys: call.keys, church: call.church, now: call.clock(), viewer }, renewed)
}

/** A playback goes on with the file that it began with, also where the video was converted since. */
const keptPath = ({ mediaId, caminho }: PlaybackRow, media: { mediaId: string; path: string }) =>
  mediaId === media.mediaId && caminho !== null ? caminho : media.path

/** Writes down the renewal, and what it adds to the statistics: no more seconds than have passed, one end. */
async function countPart(work: ChurchWork, playback: PlaybackRow, { segundos, flagConcluido }: WatchedPart) {
  const { id, memberId, flagConcluida, renovadaEm } = playback
  await updatePlayback(work, memberId, { id, renovadaEm: work.now, flagConcluida: flagConcluida || flagConcluido })
  return {
    inicios: 0,
    segundos: Math.min(segundos, Math.max(0, Math.round((work.now.getTime() - renovadaEm.getTime()) / 1000))),
    conclusoes: flagConcluido && !flagConcluida ? 1 : 0,
  }
}

/** Ends a playback, on any device of the caller. Throws NOT_FOUND, also where it has ended. */
export async function endWatching(call: MemberCall, id: PlaybackId, part: WatchedPart): Promise<void> {
  const { memberId } = call.actor
  const { timeZone } = await call.facts()
  await call.inChurch(async (work) => {
    const playback = await lockPlayback(work, memberId, id)
    if (!playback) throw notFound()
    const counted = await countPart(work, playback, part)
    await endPlayback(work, memberId, id)
    await addToDay(work, { titleId: playback.titleId, dia: dateIn(timeZone, work.now), ...counted })
  })
}

async function endPlayback(work: ChurchWork, memberId: MemberId, id: PlaybackId): Promise<void> {
  await deletePlayback(work, memberId, id)
  work.afterCommit({ ended: [id] })
}
