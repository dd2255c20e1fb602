import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { type BookId, bookAddress, type Testament, testaments } from '@narthex/contract/bible/books'
import { lastChapter } from '@narthex/contract/bible/reference'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { chapterPath } from '../reference/addresses.ts'

export interface BookListsProps {
  readonly translation: Translation
  /** The book whose chapters are listed. */
  readonly open: BookId | undefined
}

/** All books as links: one leads to its chapters, without scripts too. */
export function BookLists({ translation, open }: BookListsProps) {
  const t = useTranslations('bible')
  return (
    <section id="books" aria-label={t('allBooks')} className="mt-8">
      {open && <Chapters translation={translation} book={open} />}
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <BookList translation={translation} testament="AT" title={t('old')} open={open} />
        <BookList translation={translation} testament="NT" title={t('new')} open={open} />
      </div>
    </section>
  )
}

interface BookListProps extends BookListsProps {
  readonly testament: Testament
  readonly title: string
}

function BookList({ translation, testament, title, open }: BookListProps) {
  const names = useTranslations('bibleBooks.names')
  const books = testaments[testament].filter((book) => translation.livros.includes(book))
  if (books.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        {books.map((book) => (
          <li key={book}>
            <SmartLink
              to={`/bible?version=${encodeURIComponent(translation.codigo)}&book=${bookAddress(book)}#books`}
              aria-current={book === open ? 'true' : undefined}
              className="-mx-2 flex min-h-11 items-center rounded-control px-2 hover:bg-sunken aria-[current=true]:font-semibold aria-[current=true]:text-brand-text"
            >
              {names(book)}
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Chapters({ translation, book }: { translation: Translation; book: BookId }) {
  const t = useTranslations('bible')
  const name = useTranslations('bibleBooks.names')(book)
  const chapters = Array.from({ length: lastChapter(book) }, (_, index) => index + 1)
  return (
    <nav aria-label={t('chapters', { book: name })} className="mb-8 rounded-card bg-card p-4 shadow-rest md:p-6">
      <h2 className="text-xl">{name}</h2>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
        {chapters.map((chapter) => (
          <li key={chapter}>
            <SmartLink
              to={chapterPath(translation.codigo, { book, chapter })}
              aria-label={t('chapter', { book: name, chapter: String(chapter) })}
              className="grid min-h-12 place-items-center rounded-control bg-sunken font-medium tabular-nums hover:bg-brand-soft hover:text-brand-text"
            >
              {chapter}
            </SmartLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
