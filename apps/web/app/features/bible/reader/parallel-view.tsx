import type { Verse } from '@narthex/contract/bible/bible.schemas'
import { useTranslations } from 'use-intl'
import { versesPath } from '../reference/addresses.ts'
import { isWithin } from '../reference/verse-list.ts'
import { type VerseMark, type VerseTools, VerseView } from '../text/verse-view.tsx'
import { TranslationName, useTranslationName } from '../translation-name.tsx'
import { toParallelRows } from './parallel-rows.ts'
import type { ChapterText, ReaderData } from './reader-data.ts'

export interface ParallelViewProps {
  readonly data: ReaderData
  readonly verses: readonly Verse[]
  readonly beside: ChapterText
  readonly marks: ReadonlyMap<number, VerseMark>
  /** Actions of the app on the verses of the first translation. */
  readonly tools: VerseTools | undefined
}

/** Two translations, verse by verse: in columns where there is room, else the one below the other. */
export function ParallelView({ data: { place, marked, text }, verses, beside, marks, tools }: ParallelViewProps) {
  const t = useTranslations('bible.parallel')
  const labelOf = useTranslationName()
  const rows = toParallelRows(
    place,
    { verses, versification: text.translation.versificacao },
    { verses: beside.verses ?? [], versification: beside.translation.versificacao },
  )
  const firstMarked = verses.find(({ versiculo, ate }) => isWithin(marked, versiculo, ate))
  const column = ({ translation }: ChapterText, list: readonly Verse[], isFirst: boolean) => (
    <p lang={translation.idioma}>
      {list.length === 0 && <span className="text-sm text-muted italic">{t('missing')}</span>}
      {list.map((verse) => (
        <VerseView
          key={verse.versiculo}
          verse={verse}
          to={versesPath(translation.codigo, place, [{ first: verse.versiculo, last: verse.ate ?? verse.versiculo }])}
          isMarked={isWithin(marked, verse.versiculo, verse.ate)}
          isFirstMarked={isFirst && verse === firstMarked}
          isSecond={!isFirst}
          mark={isFirst ? marks.get(verse.versiculo) : undefined}
          tools={isFirst ? tools : undefined}
        />
      ))}
    </p>
  )
  return (
    <section aria-label={t('title', { first: labelOf(text.translation), second: labelOf(beside.translation) })}>
      <div aria-hidden="true" className="parallel-row text-sm font-semibold text-muted max-md:hidden">
        <p>
          <TranslationName translation={text.translation} form="name" />
        </p>
        <p>
          <TranslationName translation={beside.translation} form="name" />
        </p>
      </div>
      <div className="reading-body bible-text bible-parallel">
        {rows.map(({ first, second }) => (
          <div key={`${first[0]?.versiculo} ${second[0]?.versiculo}`} className="parallel-row">
            {column(text, first, true)}
            {column(beside, second, false)}
          </div>
        ))}
      </div>
    </section>
  )
}
