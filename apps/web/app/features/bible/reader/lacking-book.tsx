import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { type ChapterPlace, chapterPath } from '../reference/addresses.ts'
import { TranslationName } from '../translation-name.tsx'

export interface LackingBookProps {
  readonly place: ChapterPlace
  readonly translation: Translation
  readonly translations: readonly Translation[]
}

/** A New Testament has no Genesis: says so, and which translations have it. */
export function LackingBook({ place, translation, translations }: LackingBookProps) {
  const t = useTranslations('bible')
  const names = useTranslations('bibleBooks.names')
  const book = names(place.book)
  const others = translations.filter(
    ({ codigo, livros }) => codigo !== translation.codigo && livros.includes(place.book),
  )
  return (
    <EmptyState
      icon="book"
      title={t('lacksBook', { translation: translation.nome, book })}
      lead={others.length > 0 ? t('lacksBookLead', { book }) : ''}
    >
      {others.map((other) => (
        <SmartLink key={other.codigo} to={chapterPath(other.codigo, place)} className={buttonClass('quiet')}>
          <TranslationName translation={other} form="name" />
        </SmartLink>
      ))}
    </EmptyState>
  )
}
