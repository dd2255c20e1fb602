import type { ServiceVideo } from '@narthex/contract/media/watch-address'
import type { Playback, Title } from '@narthex/contract/play/play.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FramePlayer } from '../../../components/player/frame-player.tsx'
import { frameAddress, serviceName } from '../../../components/player/player-source.ts'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { useViewer } from '../profiles/viewer.ts'
import { TopBar } from './top-bar.tsx'
import { markWatched } from './watching-calls.ts'

export interface FramedTitleProps {
  readonly title: Title
  readonly playback: Playback
  readonly source: ServiceVideo
}

/** A title in another service's player, which tells nothing of how far it is: its viewer says when it was seen. */
export function FramedTitle({ title, playback, source }: FramedTitleProps) {
  const t = useTranslations('playWatch')
  const { perfil } = useViewer()
  const [mark, setMark] = useState<'open' | 'marked' | 'failed'>('open')
  const { proximo, segundos } = playback
  const markSeen = () =>
    markWatched(title.id, perfil).then(
      () => setMark('marked'),
      () => setMark('failed'),
    )
  return (
    <div className="flex h-full flex-col">
      <TopBar title={title} files={playback.anexos} />
      <div className="min-h-0 grow">
        <FramePlayer address={frameAddress(source, segundos)} title={title.titulo} service={serviceName(source)} />
      </div>
      <div className="flex flex-wrap items-center justify-center gap-3 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <button
          type="button"
          onClick={() => void markSeen()}
          disabled={mark === 'marked'}
          className={buttonClass('clear')}
        >
          <Icon name="check" className="size-5" />
          {t(mark === 'marked' ? 'marked' : 'mark')}
        </button>
        {proximo && (
          <SmartLink to={pathTo('/play/watch/:id', { id: proximo.id })} className={buttonClass('light')}>
            {t('next.title')}: {proximo.titulo}
          </SmartLink>
        )}
        <p role="alert" className="empty:hidden">
          {mark === 'failed' && t('markFailed')}
        </p>
      </div>
    </div>
  )
}
