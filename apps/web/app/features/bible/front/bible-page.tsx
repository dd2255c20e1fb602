import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import '../../../components/reading/reading.css'
import { languageTag } from '@narthex/client/format/language-tag'
import { useLocale, useTranslations } from 'use-intl'
import { ChipRow } from '../../../components/chip-row.tsx'
import { ReadingFont } from '../../../components/reading/reading-font.tsx'
import { SavedSection } from '../saved/saved-section.tsx'
import { BibleSearchForm } from '../search/bible-search-form.tsx'
import { isInLanguage, languageName, sortForReader } from '../translations.ts'
import { BookLists } from './book-lists.tsx'
import { Bookmarks } from './bookmarks.tsx'
import { ContinueReading } from './continue-reading.tsx'
import { DailyVerseCard } from './daily-verse-card.tsx'
import type { FrontData } from './load-front.server.ts'
import { useSavedPassage } from './use-saved-passage.ts'

export interface BiblePageProps extends FrontData {
  readonly title: string
}

/** The way into the Bible: on where one left off, the verse of the day, a search, and all books. */
export function BiblePage({ title, translations, translation, book, daily }: BiblePageProps) {
  const t = useTranslations('bible')
  const locale = useLocale()
  useSavedPassage()
  if (!translation) {
    return (
      <div className={containerClass('list', 'title')}>
        <EmptyState icon="book" title={t('noTextTitle')} lead={t('noText')} isPage />
      </div>
    )
  }
  const hasOwn = translations.some((one) => isInLanguage(one, locale))
  return (
    <div className={`reading-page ${containerClass('page', 'title')}`}>
      <ReadingFont />
      <h1 className="text-2xl md:text-hero">{title}</h1>
      <p className="mt-2 text-lg text-muted">{t('lead')}</p>
      <div className="mt-6 grid gap-4 lg:grid-cols-2 lg:items-start">
        <div className="grid gap-4">
          <ContinueReading translation={translation} />
          <BibleSearchForm version={translation.codigo} q="" filters={{}} />
        </div>
        {daily && <DailyVerseCard daily={daily} translations={translations} />}
      </div>
      {!hasOwn && (
        <p className="mt-6 rounded-control bg-sunken px-3 py-2 text-sm text-muted">
          {t('onlyOther', {
            language: languageName(locale, locale),
            other: languageName(languageTag(translation.idioma), locale),
          })}
        </p>
      )}
      {translations.length > 1 && (
        <ChipRow
          className="mt-8"
          label={t('translations')}
          chips={sortForReader(translations, locale).map(({ codigo, nome }) => ({
            label: nome,
            to: `/bible?version=${encodeURIComponent(codigo)}`,
            isCurrent: codigo === translation.codigo,
          }))}
        />
      )}
      <BookLists translation={translation} open={book} />
      <Bookmarks version={translation.codigo} />
      <SavedSection translations={translations} />
    </div>
  )
}
