import { containerClass } from '@narthex/ui/container'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import '../../../components/reading/reading.css'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { Neighbours } from '../../../components/neighbours.tsx'
import { ReadingFont } from '../../../components/reading/reading-font.tsx'
import { findPlanReading } from '../../../components/reading/way-back.ts'
import { ShareBar } from '../../../components/share-bar.tsx'
import { useChapterMarks } from '../marks/use-chapter-marks.ts'
import { rememberPlace } from '../picker/recent-places.ts'
import { chapterPath, neighbourChapter } from '../reference/addresses.ts'
import { ChapterView } from '../text/chapter-view.tsx'
import type { VerseTools } from '../text/verse-view.tsx'
import { useInBrowser } from '../use-in-browser.ts'
import { usePlaceName } from '../use-place-name.ts'
import { ChapterNotes } from './chapter-notes.tsx'
import { LackingBook } from './lacking-book.tsx'
import { NoteDialog, type ShownNote } from './note-dialog.tsx'
import { ParallelView } from './parallel-view.tsx'
import { ReaderBar, ToTools } from './reader-bar.tsx'
import type { ReaderData } from './reader-data.ts'
import { ReaderHead } from './reader-head.tsx'
import { findReadingEnd } from './reading-end.ts'
import { TranslationFoot } from './translation-foot.tsx'
import { useChapterTurns } from './use-chapter-turns.ts'
import { useSelection } from './use-selection.ts'

const VerseActions = lazyPart(() => import('../marks/verse-actions.tsx').then(({ VerseActions }) => VerseActions))

export interface ReaderProps {
  readonly data: ReaderData
  /** Notice above the text that it comes from this device. */
  readonly notice?: string
  /** Stands at the end of a passage that was opened from a reading plan. */
  readonly foot?: ReactNode
}

/** A chapter to read: its text, and around it only what one needs to go on. */
export function Reader({ data, notice, foot }: ReaderProps) {
  const { place, marked, translations, text, beside } = data
  const { translation, verses } = text
  const t = useTranslations('bible')
  const { pathname } = useLocation()
  const locale = useLocale()
  const isInBrowser = useInBrowser()
  const article = useRef<HTMLElement>(null)
  const { selection, toggle, clear } = useSelection()
  const [note, setNote] = useState<ShownNote>()
  const marks = useChapterMarks(place)
  const nameOf = usePlaceName()
  const name = nameOf(place)
  const end = isInBrowser ? findReadingEnd(findPlanReading(), place) : undefined
  const neighbour = (by: 1 | -1) => {
    const next = neighbourChapter(place, by, translation.livros)
    return next && { place: next, to: chapterPath(translation.codigo, next, beside?.translation.codigo) }
  }
  const [before, after] = [neighbour(-1), neighbour(1)]
  useChapterTurns(article, { before: before?.to, after: after?.to })
  useEffect(() => rememberPlace({ version: translation.codigo, ...place }), [translation.codigo, place])
  useMarkedInSight(pathname)

  const tools: VerseTools | undefined = isInBrowser
    ? {
        selected: new Set(selection.verses.map(({ versiculo }) => versiculo)),
        onToggle: toggle,
        onNote: (verse, index) => setNote({ verse: verse.versiculo, text: verse.notas?.[index]?.texto ?? '' }),
      }
    : undefined
  const card = (next: typeof before, label: string) =>
    next ? { to: next.to, label, titulo: nameOf(next.place), idioma: locale } : null
  return (
    <div className="reading-page bible-page bg-canvas">
      <ReadingFont />
      <article ref={article} className={`${containerClass('page')} pt-5 pb-28 md:pt-9 print:p-0`}>
        <ReaderHead data={data} name={name} notice={notice} />
        <ToTools />
        <div className={`mx-auto mt-6 w-full md:mt-8 ${beside ? 'max-w-5xl' : 'max-w-3xl'}`}>
          {verses && beside && (
            <ParallelView data={data} verses={verses} beside={beside} marks={marks.byVerse} tools={tools} />
          )}
          {verses && !beside && (
            <ChapterView
              version={translation.codigo}
              lang={translation.idioma}
              place={place}
              verses={verses}
              marked={marked}
              marks={marks.byVerse}
              tools={tools}
              pause={end && { after: end.verse, content: foot }}
            />
          )}
          {verses && beside && end && foot}
          {!verses && <LackingBook place={place} translation={translation} translations={translations} />}
          {verses && !beside && <ChapterNotes verses={verses} lang={translation.idioma} />}
          <TranslationFoot translations={beside ? [translation, beside.translation] : [translation]} />
          <div className="mt-6 flex justify-center print:hidden">
            <ShareBar title={`${name} · ${translation.sigla}`} path={pathname} />
          </div>
          <div className="print:hidden">
            <Neighbours before={card(before, t('before'))} after={card(after, t('after'))} />
          </div>
        </div>
      </article>
      <ReaderBar data={data} name={nameOf(place, [], 'short')} before={before?.to} after={after?.to} />
      {selection.verses.length > 0 && (
        <LazyPart>
          <VerseActions data={data} selection={selection} marks={marks} onClose={clear} />
        </LazyPart>
      )}
      <NoteDialog note={note} lang={translation.idioma} onClose={() => setNote(undefined)} />
    </div>
  )
}

/** Scrolls the address's verses into view after a navigation within the app, which scrolls to the top. */
function useMarkedInSight(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    document.querySelector('.verse-marked')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [pathname])
}
