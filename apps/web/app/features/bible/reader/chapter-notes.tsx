import type { Verse } from '@narthex/contract/bible/bible.schemas'
import { useTranslations } from 'use-intl'
import { noteId } from '../text/verse-view.tsx'

/** The translation's notes to a chapter: without scripts they are found here; on paper they stand below the text. */
export function ChapterNotes({ verses, lang }: { verses: readonly Verse[]; lang: string }) {
  const t = useTranslations('bible')
  const notes = verses.flatMap(({ versiculo, notas = [] }) =>
    notas.map(({ texto }, index) => ({ versiculo, index, texto })),
  )
  if (notes.length === 0) return null
  return (
    <details className="mt-8 text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-muted">
        {t('notes')} ({notes.length})
      </summary>
      <ul className="mt-1 grid gap-2" lang={lang}>
        {notes.map(({ versiculo, index, texto }) => (
          <li key={`${versiculo} ${index}`} id={noteId(versiculo, index)} className="max-w-measure">
            <span className="me-1.5 font-semibold text-muted tabular-nums">{versiculo}</span>
            {texto}
          </li>
        ))}
      </ul>
    </details>
  )
}
