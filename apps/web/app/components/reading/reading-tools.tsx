import { languageTag } from '@narthex/client/format/language-tag'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'
import { ShareBar } from '../share-bar.tsx'
import { ReadingAloud } from './reading-aloud.tsx'
import { ReadingSettings } from './reading-settings.tsx'

export interface ReadingToolsProps {
  readonly title: string
  readonly path: string
  /** The language of the text that is read. */
  readonly lang: string
  /** The tools always stand below the text, since it takes the whole width of the page. */
  readonly isBelow?: boolean
}

const beside =
  'lg:below-header-6 lg:bottom-auto lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:flex-col lg:self-start lg:shadow-rest'

/**
 * Toolbar of a text: settings, reading aloud, sharing. The last child of the element it belongs to: at the foot of the
 * window on phones while that element is in sight, beside the text where there is room. Texts: `reading`, `share`.
 */
export function ReadingTools({ title, path, lang, isBelow = false }: ReadingToolsProps) {
  const t = useTranslations('reading')
  const { idioma } = useChurchSite().church
  return (
    <div
      role="toolbar"
      aria-label={t('tools')}
      className={`reading-tools sticky z-10 ms-auto mt-8 flex w-fit items-center rounded-button bg-card p-1 shadow-float print:hidden ${isBelow ? '' : beside}`}
    >
      <ReadingSettings />
      <ReadingAloud lang={voiceOf(lang, languageTag(idioma))} />
      <ShareBar title={title} path={path} className={isBelow ? '' : 'lg:flex-col'} />
    </div>
  )
}

/** A language as it is spoken where the church is, if it is the church's. */
const voiceOf = (lang: string, churchTag: string) => (churchTag.startsWith(`${lang}-`) ? churchTag : lang)
