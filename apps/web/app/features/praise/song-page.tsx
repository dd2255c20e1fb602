import type { Song } from '@narthex/contract/praise/song.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { ShareBar } from '../../components/share-bar.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import { isLong } from './song-blocks.ts'
import { SongFacts } from './song-facts.tsx'
import type { Asked, SongSettings } from './song-settings.ts'
import { SongViewer } from './song-viewer.tsx'

export interface SongPageProps {
  readonly song: Song
  readonly first: SongSettings | undefined
  readonly asked: Asked
  /** Shows the song alone, for embedding in another site's page. */
  readonly isBare?: boolean
}

/** Page of a song: title and author, then the song. */
export function SongPage({ song, first, asked, isBare = false }: SongPageProps) {
  const t = useTranslations('praise')
  const { church } = useChurchSite()
  const width = song.letter.length > 0 && !isLong(song) ? 'measure' : 'page'
  return (
    <article className={`${containerClass(width)} ${isBare ? 'py-5' : 'py-6 md:py-10'} print:p-0`}>
      {!isBare && (
        <div className="mb-3 flex items-center justify-between gap-4 print:hidden">
          <SmartLink to="/praises" className={`${textLinkClass} gap-1.5`}>
            <Icon name="arrow" className="size-5 rotate-180" />
            {t('all')}
          </SmartLink>
          <ShareBar title={song.title} path={pathTo('/praises/:praiseId', { praiseId: song.id })} />
        </div>
      )}
      <header className="mb-7 print:mb-4">
        <h1 lang={church.idioma} className="text-2xl md:text-hero print:text-2xl">
          {song.title}
        </h1>
        {song.subtitle && (
          <p lang={church.idioma} className="mt-1.5 text-lg text-muted">
            {song.subtitle}
          </p>
        )}
        <SongFacts song={song} />
      </header>
      {first ? (
        <SongViewer key={`${song.id} ${JSON.stringify(asked)}`} song={song} first={first} asked={asked} />
      ) : (
        <NothingToShow isBare={isBare} />
      )}
    </article>
  )
}

/** Neither words nor chords nor scores (specification §4: an error). */
function NothingToShow({ isBare }: { isBare: boolean }) {
  const t = useTranslations('praise')
  return (
    <div role="alert">
      <EmptyState icon="warning" title={t('nothingTitle')} lead={t('nothing')}>
        {!isBare && (
          <SmartLink to="/praises" className={buttonClass('primary')}>
            {t('all')}
          </SmartLink>
        )}
      </EmptyState>
    </div>
  )
}
