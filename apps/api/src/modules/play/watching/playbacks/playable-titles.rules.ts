import type { Playback } from '@narthex/contract/play/play.schemas'
import { DomainError } from '../../../../platform/errors/domain-error.ts'
import type { Keys } from '../../../../platform/keys.ts'
import type { ChurchScope } from '../../../../platform/scope/scope.ts'
import { findVideoPassEnd, signVideoPass, type VideoPass } from '../delivery/video-passes.rules.ts'
import type { PlayableTitle } from './playable-titles.queries.ts'

/** Throws PLAY_NOT_AVAILABLE outside the title's window. */
export function requireInWindow({ disponivelDe, disponivelAte }: PlayableTitle, now: Date): void {
  const isOpen = (!disponivelDe || disponivelDe <= now) && (!disponivelAte || now < disponivelAte)
  if (!isOpen) throw new DomainError('PLAY_NOT_AVAILABLE')
}

/** A protected video that plays, and the file of it that is asked for first. */
export interface ReadyMedia {
  readonly mediaId: string
  readonly path: string
}

/** The protected video of a title; undefined for any other. Throws PLAY_NOT_AVAILABLE where it is not ready. */
export function requireReadyMedia(title: PlayableTitle): ReadyMedia | undefined {
  const { mediaId, mediaState, mediaPath: path } = title
  if (!mediaId) return undefined
  if (!path || (mediaState !== 'PRONTA' && mediaState !== 'CONVERTENDO')) throw new DomainError('PLAY_NOT_AVAILABLE')
  return { mediaId, path }
}

export interface Signing {
  readonly keys: Keys
  readonly church: ChurchScope
  readonly now: Date
  readonly viewer: VideoPass['viewer']
}

/** A signed address of a protected video: it names the church, the video, the viewer's playback and its end. */
export function signAddress({ keys, church, now, viewer }: Signing, { mediaId, path }: ReadyMedia) {
  const expiresAt = findVideoPassEnd(now)
  const pass = signVideoPass(keys, { churchId: church.igrejaId, mediaId, viewer, expiresAt })
  return { url: `/play/media/${pass}/${path}`, expiraEm: expiresAt.toISOString() }
}

/** Where a title's video is. */
export function toSource(
  title: PlayableTitle,
  media: ReadyMedia | undefined,
  signing: Signing,
): Pick<Playback, 'servico' | 'codigo' | 'url' | 'expiraEm' | 'legendas' | 'anexos'> {
  const { servico, codigo, url, legendas, anexos } = title
  if (servico !== 'PROTEGIDO') return { servico, codigo, url, expiraEm: null, legendas, anexos }
  if (!media) throw new DomainError('PLAY_NOT_AVAILABLE')
  const isHls = media.path.endsWith('.m3u8')
  return { servico: isHls ? 'HLS' : 'ARQUIVO', codigo: null, ...signAddress(signing, media), legendas, anexos }
}
