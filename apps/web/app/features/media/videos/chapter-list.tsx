import type { Chapter } from '@narthex/contract/media/video.schemas'
import { useTranslations } from 'use-intl'
import type { PagePath } from '../../../routing/page-path.ts'
import { TimeLink } from './time-link.tsx'

interface ChapterListProps {
  readonly chapters: readonly Chapter[]
  readonly lang: string
  readonly path: PagePath
  readonly onGo: (seconds: number) => void
}

/** The parts of a video, each with the way there. No landmark: a page has it twice, for narrow and for wide. */
export function ChapterList({ chapters, lang, path, onGo }: ChapterListProps) {
  const t = useTranslations('videos')
  return (
    <div>
      <h2 className="mb-2 text-lg">{t('chapters')}</h2>
      <ol className="-mx-2 grid">
        {chapters.map(({ inicioSegundos, titulo }) => (
          <li key={inicioSegundos}>
            <TimeLink
              seconds={inicioSegundos}
              path={path}
              onGo={onGo}
              className="flex min-h-11 items-baseline gap-3 rounded-control px-2 py-2.5 hover:bg-sunken"
              timeClassName="w-16 shrink-0 text-end text-sm font-semibold text-brand-text tabular-nums"
            >
              <span lang={lang}>{titulo}</span>
            </TimeLink>
          </li>
        ))}
      </ol>
    </div>
  )
}
