import { type BookId, bookIds, isBookId } from '@narthex/contract/bible/books'
import { lastChapter, lastVerse, type Reference } from '@narthex/contract/bible/reference'
import { SelectField } from '@narthex/ui/select-field'
import { useTranslations } from 'use-intl'

export interface PassagePickerProps {
  readonly value: Reference
  readonly onChange: (value: Reference) => void
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index)).map((value) => ({
    value,
    label: value,
  }))

/** A passage of one chapter: its book, chapter, and verses from and to. What a new book lacks is brought to what it has. */
export function PassagePicker({ value, onChange }: PassagePickerProps) {
  const t = useTranslations('consoleDailyVerse.picker')
  const names = useTranslations('bibleBooks.names')
  const { book, chapter, verse = 1 } = value.from
  const last = lastVerse({ book, chapter })
  const to = value.to.chapter === chapter ? (value.to.verse ?? last) : last
  const choose = (next: { book: BookId; chapter: number; verse: number; to: number }) => {
    const first = Math.min(next.verse, lastVerse(next))
    const end = Math.max(first, Math.min(next.to, lastVerse(next)))
    const place = { book: next.book, chapter: next.chapter }
    onChange({ from: { ...place, verse: first }, to: { ...place, verse: end } })
  }
  return (
    <div className="grid grid-cols-3 gap-3">
      <div className="col-span-3">
        <SelectField
          label={t('book')}
          value={book}
          options={bookIds.map((id) => ({ value: id, label: names(id) }))}
          onChange={({ currentTarget: { value: id } }) =>
            isBookId(id) && choose({ book: id, chapter: 1, verse: 1, to: 1 })
          }
        />
      </div>
      <SelectField
        label={t('chapter')}
        value={String(chapter)}
        options={numbers(1, lastChapter(book))}
        onChange={({ currentTarget }) => choose({ book, chapter: Number(currentTarget.value), verse: 1, to: 1 })}
      />
      <SelectField
        label={t('from')}
        value={String(verse)}
        options={numbers(1, last)}
        onChange={({ currentTarget }) => {
          const first = Number(currentTarget.value)
          choose({ book, chapter, verse: first, to: Math.max(first, to) })
        }}
      />
      <SelectField
        label={t('to')}
        value={String(to)}
        options={numbers(verse, last)}
        onChange={({ currentTarget }) => choose({ book, chapter, verse, to: Number(currentTarget.value) })}
      />
    </div>
  )
}
