import { keptSource } from '@narthex/contract/media/video-address'
import type { Playback, Title } from '@narthex/contract/play/play.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { Spinner } from '@narthex/ui/spinner'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MediaPlayer, type WatchedMoment } from '../../../components/player/media-player.tsx'
import type { Playable, PlayerHandle } from '../../../components/player/player.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { EndPanel } from './end-panel.tsx'
import { FramedTitle } from './framed-title.tsx'
import { stageId } from './playing-document.ts'
import { Refused } from './refused.tsx'
import { TopBar } from './top-bar.tsx'
import { usePlayback, type WatchedPlayback } from './use-playback.ts'

/** Playback of a title: starting, refused with the remedy, or playing. */
export function WatchStage({ title }: { title: Title }) {
  const watched = usePlayback(title.id)
  const { state, retry } = watched
  if (state.phase === 'starting') return <Starting title={title} />
  const refusal = state.phase === 'refused' ? state.error : state.stopped
  if (state.phase === 'refused' || refusal !== undefined)
    return <Refused title={title} error={refusal} wasPlaying={state.phase === 'playing'} onRetry={retry} />
  const { playback, renewed } = state
  return <Playing key={playback.reproducao} title={title} playback={playback} renewed={renewed} watched={watched} />
}

function Starting({ title }: { title: Title }) {
  const t = useTranslations('playWatch')
  return (
    <>
      <TopBar title={title} />
      <p role="status" className="absolute inset-0 -z-10 grid place-items-center">
        <Spinner className="size-10" />
        <span className="sr-only">{t('starting')}</span>
      </p>
    </>
  )
}

interface PlayingProps {
  readonly title: Title
  readonly playback: Playback
  readonly renewed: string | undefined
  readonly watched: WatchedPlayback
}

function Playing({ title, playback, renewed, watched }: PlayingProps) {
  const { church } = useChurchSite()
  const player = useRef<PlayerHandle>(null)
  const [hasEnded, setEnded] = useState(false)
  const source = useMemo(() => keptSource(playback), [playback])
  if (!source) return <Refused title={title} error={undefined} wasPlaying={false} onRetry={watched.retry} />
  const { titulo, imagemLarga, imagem, duracaoSegundos, capitulos } = title
  const playable: Playable = {
    source,
    title: titulo,
    by: church.nome,
    image: imagemLarga ?? imagem,
    cover: itemCover('PLAY', title.id),
    durationSeconds: duracaoSegundos,
    chapters: capitulos,
    captions: playback.legendas,
  }
  if (source.servico === 'YOUTUBE' || source.servico === 'VIMEO')
    return <FramedTitle title={title} playback={playback} source={source} />
  const follow = (moment: WatchedMoment) => {
    setEnded(moment.kind === 'ended')
    watched.follow(moment)
  }
  return (
    <div className="absolute inset-0">
      <MediaPlayer
        ref={player}
        playable={playable}
        source={source}
        startSeconds={playback.segundos}
        renewed={renewed}
        onMoment={follow}
        onTrouble={watched.renew}
        stageId={stageId}
        top={<TopBar title={title} files={playback.anexos} onSeek={(seconds) => player.current?.seekTo(seconds)} />}
        hasKeys
      />
      {hasEnded && <EndPanel title={title} next={playback.proximo} onAgain={() => player.current?.seekTo(0)} />}
    </div>
  )
}
