import type { Video, VideoItem } from '@narthex/contract/media/video.schemas'
import type { VideoSource } from '@narthex/contract/media/watch-address'
import { textLinkClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { Icon } from '@narthex/ui/icon'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Player, type PlayerHandle } from '../../../components/player/player.tsx'
import { PreviewNotice } from '../../../components/preview-notice.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { keepingEmbed } from '../../../routing/embed.ts'
import { listAddress } from '../../../routing/list-address.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { ChapterList } from './chapter-list.tsx'
import { watchedName } from './seeds.ts'
import { TimedText } from './timed-text.tsx'
import { VideoHead } from './video-head.tsx'
import { VideoRow } from './video-row.tsx'

export interface VideoPageProps {
  readonly video: Video
  readonly source: VideoSource
  readonly flagPrevia: boolean
  readonly proximo: VideoItem | null
  readonly relacionados: readonly VideoItem[]
  readonly isAsked: boolean
  readonly renderedAt: string
}

/** Page of a video: the player first, fixed on phones; its facts, its chapters and related videos. */
export function VideoPage({ video, source, flagPrevia, proximo, relacionados, isAsked, renderedAt }: VideoPageProps) {
  const t = useTranslations('videos')
  const { church } = useChurchSite()
  const { search } = useLocation()
  const player = useRef<PlayerHandle>(null)
  const { id, titulo, descricao, idioma, capitulos, pregador } = video
  const path = pathTo('/videos/:videoId', { videoId: id })
  const playPath = listAddress(path, { previa: new URLSearchParams(search).get('previa') ?? undefined, play: '1' })
  const goTo = (seconds: number) => player.current?.seekTo(seconds)
  const playable = {
    source,
    title: titulo,
    by: [pregador, church.nome].filter(Boolean).join(' · '),
    image: video.imagem,
    cover: itemCover('VIDEO', id),
    durationSeconds: video.duracaoSegundos,
    chapters: capitulos,
    captions: video.legendas,
    name: watchedName(video, church.codigo),
  }
  return (
    <div
      className={`${containerClass('page')} gap-x-10 pb-14 lg:grid lg:grid-cols-[5fr_2fr] lg:grid-rows-[auto_1fr] lg:pt-8 lg:pb-20`}
    >
      {/* On phones it stays below the header to the end of the page. */}
      <div className="sticky below-header-0 z-20 -mx-5 aspect-video max-h-[60dvh] w-[calc(100%+2.5rem)] overflow-hidden bg-black lg:static lg:mx-0 lg:max-h-none lg:w-full lg:rounded-hero">
        <Player ref={player} playable={playable} playPath={keepingEmbed(playPath, search)} isAsked={isAsked} />
      </div>
      <div className="grid content-start gap-9 pt-5 lg:col-start-1 lg:pt-6">
        <div>
          <VideoHead video={video} path={path} player={player} />
          {flagPrevia && <PreviewNotice />}
        </div>
        {capitulos.length > 0 && (
          <div className="lg:hidden">
            <ChapterList chapters={capitulos} lang={idioma} path={path} onGo={goTo} />
          </div>
        )}
        {descricao && (
          <section aria-labelledby="about-video">
            <h2 id="about-video" className="text-lg">
              {t('about')}
            </h2>
            <TimedText text={descricao} lang={idioma} path={path} onGo={goTo} />
          </section>
        )}
      </div>
      <aside className="grid content-start gap-9 max-lg:pt-9 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {capitulos.length > 0 && (
          <div className="max-lg:hidden">
            <ChapterList chapters={capitulos} lang={idioma} path={path} onGo={goTo} />
          </div>
        )}
        {proximo && <VideoRows title={t('next')} videos={[proximo]} renderedAt={renderedAt} />}
        {relacionados.length > 0 && <VideoRows title={t('more')} videos={relacionados} renderedAt={renderedAt} />}
        <SmartLink to="/videos" className={`${textLinkClass} gap-1.5`}>
          {t('all')}
          <Icon name="arrow" className="size-5" />
        </SmartLink>
      </aside>
    </div>
  )
}

interface VideoRowsProps {
  readonly title: string
  readonly videos: readonly VideoItem[]
  readonly renderedAt: string
}

function VideoRows({ title, videos, renderedAt }: VideoRowsProps) {
  return (
    <section>
      <h2 className="mb-4 text-lg">{title}</h2>
      <ul className="grid gap-4">
        {videos.map((video) => (
          <VideoRow key={video.id} video={video} renderedAt={renderedAt} />
        ))}
      </ul>
    </section>
  )
}
