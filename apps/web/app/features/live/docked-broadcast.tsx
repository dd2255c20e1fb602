import { getBroadcastNow } from '@narthex/contract/live/broadcast.endpoints'
import type { Broadcast, LiveSourceOnWire } from '@narthex/contract/live/broadcast.schemas'
import { type BroadcastEvent, broadcastTopic } from '@narthex/contract/live/live-events'
import type { Messages } from '@narthex/locales/catalogue'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useCallback, useEffect, useState } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import { useListening } from '../../components/audio/listening.ts'
import { stopListening } from '../../components/audio/sound.ts'
import { LiveMark } from '../../components/live-mark.tsx'
import { useCaptionsWish } from '../../components/player/captions-wish.ts'
import { FramePlayer } from '../../components/player/frame-player.tsx'
import { MediaPlayer } from '../../components/player/media-player.tsx'
import { withCaptions } from '../../components/player/player-source.ts'
import type { SharedPace } from '../../components/player/use-shared-pace.ts'
import { closeDock } from '../../components/video-dock/dock.ts'
import { DockFrame } from '../../components/video-dock/dock-frame.tsx'
import { useChurchSite, useRoot } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'
import { watchTopics } from '../../session/watch-topics.ts'
import { isFinished } from './broadcast-changes.ts'
import { type LiveFrame, livePath, toOwnVideo } from './live-address.ts'
import { fileSecond } from './stream-second.ts'

export interface DockedBroadcastProps {
  readonly host: HTMLElement
  readonly broadcast: Broadcast
  readonly source: LiveSourceOnWire
  /** Frame of the external player, if the source has one. */
  readonly frame: LiveFrame | undefined
  /** Start by the server's clock. */
  readonly startedAt: string | null
  readonly findNow: () => number
  /** Other pages do not have them. */
  readonly words: Pick<Messages, 'live' | 'player'>
}

/** A broadcast that plays, in its page and on all others. It ends with the broadcast, and where something else is heard. */
export function DockedBroadcast({ words, ...playing }: DockedBroadcastProps) {
  const { locale, messages } = useRoot()
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...words } as Messages} timeZone="UTC">
      <Playing {...playing} />
    </IntlProvider>
  )
}

function Playing({ host, broadcast, source, frame, startedAt, findNow }: Omit<DockedBroadcastProps, 'words'>) {
  const t = useTranslations('live')
  const { church } = useChurchSite()
  // Another service's player does not tell.
  const [isPlaying, setPlaying] = useState(frame !== undefined)
  const pace = usePace(source, startedAt, findNow)
  const { id, titulo, idioma, imagem } = broadcast
  const video = toOwnVideo(source)
  const captions = useCaptionsWish(({ language }) => language)
  useEndOfBroadcast(id, isPlaying)
  useOnlySound()
  const nothingElse = { durationSeconds: null, chapters: [], captions: [] }
  return (
    <DockFrame
      host={host}
      label={t('dock.label')}
      title={
        <>
          <span className="me-2 text-brand-text">
            <LiveMark>
              <span className="sr-only">{t('onAir')}</span>
            </LiveMark>
          </span>
          <span lang={idioma}>{titulo}</span>
        </>
      }
      page={livePath(id)}
      backLabel={t('dock.back')}
      closeLabel={t('dock.close')}
    >
      {frame && <FramePlayer address={withCaptions(frame.address, captions)} title={titulo} service={frame.service} />}
      {!frame && video && (
        <MediaPlayer
          key={video.url}
          playable={{
            source: video,
            title: titulo,
            by: church.nome,
            image: imagem,
            cover: itemCover('TRANSMISSAO', id),
            ...nothingElse,
          }}
          source={video}
          startSeconds={pace.findSecond() ?? 0}
          pace={pace}
          onPlayingChange={setPlaying}
        />
      )}
    </DockFrame>
  )
}

/** The second at which everyone is; a stream and a radio lead by themselves. */
function usePace(source: LiveSourceOnWire, startedAt: string | null, findNow: () => number): SharedPace {
  const { tipo, duracaoSegundos, flagRepete } = source
  const findSecond = useCallback(
    () => (tipo === 'SIMULADA' ? fileSecond({ duracaoSegundos, flagRepete }, startedAt, findNow()) : undefined),
    [tipo, duracaoSegundos, flagRepete, startedAt, findNow],
  )
  return { findSecond }
}

/** The one who plays it is counted as a viewer, with the page out of sight too. Once the broadcast is over, the video goes. */
function useEndOfBroadcast(id: number, isPlaying: boolean): void {
  const { slug } = useChurchSite().church
  useEffect(() => {
    const read = async () => {
      const now = await callApi(getBroadcastNow, { params: { slug, id: String(id) } }).catch(() => undefined)
      if (now && isFinished(now)) closeDock()
    }
    return watchTopics(
      { others: [broadcastTopic(id)], isInBackground: isPlaying },
      (event) => {
        const change = event?.data as BroadcastEvent | undefined
        if (change?.tipo === 'removida' || (change?.tipo === 'estado' && isFinished(change))) closeDock()
      },
      () => void read(),
    )
  }, [slug, id, isPlaying])
}

/** A podcast ends when the video begins, and the video when a podcast does: one sound, and one player in the corner. */
function useOnlySound(): void {
  useEffect(() => {
    if (useListening.getState().listening) stopListening()
    return useListening.subscribe(({ listening }) => {
      if (listening) closeDock()
    })
  }, [])
}
