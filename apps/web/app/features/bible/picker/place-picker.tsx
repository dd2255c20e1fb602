import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { type BookId, testaments, toTestament } from '@narthex/contract/bible/books'
import { hasOneChapter, lastChapter } from '@narthex/contract/bible/reference'
import { textLinkClass } from '@narthex/ui/button'
import { chipClass } from '@narthex/ui/chip'
import { Segmented } from '@narthex/ui/segmented'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { type ChapterPlace, chapterPath } from '../reference/addresses.ts'
import { usePlaceName } from '../use-place-name.ts'
import { recentPlaces } from './recent-places.ts'

export interface PlacePickerProps {
  readonly translation: Translation
  readonly place: ChapterPlace
  readonly beside: string | undefined
  readonly onGo: () => void
}

/** A book by the first tap, its chapter by the second. */
export function PlacePicker({ translation, place, beside, onGo }: PlacePickerProps) {
  const t = useTranslations('bible')
  const [book, setBook] = useState<BookId>()
  const list = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  // The button that was pressed is gone: the focus goes on to what came in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the book
  useEffect(() => {
    if (!isFirst.current) list.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    isFirst.current = false
  }, [book])
  return (
    <div ref={list} className="mt-4">
      {book ? (
        <ChapterGrid
          translation={translation}
          book={book}
          place={place}
          beside={beside}
          onGo={onGo}
          onBack={() => setBook(undefined)}
        />
      ) : (
        <>
          <RecentPlaces version={translation.codigo} now={place} onGo={onGo} />
          <BookGrid translation={translation} now={place.book} onBook={setBook} label={t('testaments')} />
        </>
      )}
    </div>
  )
}

function RecentPlaces({ version, now, onGo }: { version: string; now: ChapterPlace; onGo: () => void }) {
  const t = useTranslations('bible')
  const nameOf = usePlaceName()
  const [places] = useState(recentPlaces)
  const others = places.filter(({ book, chapter }) => book !== now.book || chapter !== now.chapter).slice(0, 6)
  if (others.length === 0) return null
  return (
    <nav aria-label={t('recent')} className="-mx-5 mb-3">
      <ul className="flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none]">
        {others.map((place) => (
          <li key={`${place.book} ${place.chapter}`}>
            <SmartLink to={chapterPath(version, place)} onClick={onGo} className={chipClass}>
              <ToolIcon name="clock" className="size-4.5 text-muted" />
              {nameOf(place)}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface BookGridProps {
  readonly translation: Translation
  readonly now: BookId
  readonly label: string
  readonly onBook: (book: BookId) => void
}

function BookGrid({ translation, now, label, onBook }: BookGridProps) {
  const t = useTranslations('bible')
  const names = useTranslations('bibleBooks')
  const [testament, setTestament] = useState(toTestament(now))
  const books = testaments[testament].filter((book) => translation.livros.includes(book))
  const isWhole = Object.values(testaments).every((list) => list.some((book) => translation.livros.includes(book)))
  return (
    <>
      {isWhole && (
        <Segmented
          legend={label}
          name="bible-testament"
          options={[
            { value: 'AT', label: t('old') },
            { value: 'NT', label: t('new') },
          ]}
          value={testament}
          onChange={setTestament}
        />
      )}
      <ul className="mt-3 grid grid-cols-2 gap-1 sm:grid-cols-3">
        {books.map((book) => (
          <li key={book}>
            <button
              type="button"
              data-first={book === now ? '' : undefined}
              onClick={() => onBook(book)}
              className={`min-h-11 w-full rounded-control px-3 text-start hover:bg-sunken ${book === now ? 'bg-brand-soft font-semibold text-brand-text' : ''}`}
            >
              {names(`names.${book}`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ChapterGridProps extends PlacePickerProps {
  readonly book: BookId
  readonly onBack: () => void
}

function ChapterGrid({ translation, book, place, beside, onGo, onBack }: ChapterGridProps) {
  const t = useTranslations('bible')
  const names = useTranslations('bibleBooks')
  const name = names(`names.${book}`)
  const chapters = Array.from({ length: lastChapter(book) }, (_, index) => index + 1)
  return (
    <nav aria-label={t('chapters', { book: name })}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg">{name}</h3>
        <button type="button" onClick={onBack} className={textLinkClass}>
          {t('backToBooks')}
        </button>
      </div>
      <ol className={`mt-2 grid gap-2 ${hasOneChapter(book) ? '' : 'grid-cols-5 sm:grid-cols-7'}`}>
        {chapters.map((chapter) => {
          const isNow = book === place.book && chapter === place.chapter
          return (
            <li key={chapter}>
              <SmartLink
                to={chapterPath(translation.codigo, { book, chapter }, beside)}
                onClick={onGo}
                data-first={chapter === 1 ? '' : undefined}
                aria-current={isNow ? 'page' : undefined}
                aria-label={t('chapter', { book: name, chapter: String(chapter) })}
                className="grid min-h-12 place-items-center rounded-control bg-sunken font-medium tabular-nums hover:bg-brand-soft hover:text-brand-text aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
              >
                {chapter}
              </SmartLink>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
