import type { Verse } from '@narthex/contract/bible/bible.schemas'
import type { MouseEvent, ReactNode } from 'react'
import { type ChapterPlace, versesPath } from '../reference/addresses.ts'
import { isWithin, type VerseRange } from '../reference/verse-list.ts'
import { hasParagraphs, toBlocks } from './chapter-blocks.ts'
import { type VerseMark, type VerseTools, VerseView } from './verse-view.tsx'

export interface ChapterViewProps {
  readonly version: string
  readonly lang: string
  readonly place: ChapterPlace
  readonly verses: readonly Verse[]
  readonly marked: readonly VerseRange[]
  readonly marks?: ReadonlyMap<number, VerseMark> | undefined
  readonly tools?: VerseTools | undefined
  /** Stands after a verse, or after the last one. */
  readonly pause?: { readonly after: number | undefined; readonly content: ReactNode } | undefined
}

/** The text of a chapter: headings, paragraphs and verses. With `tools`, a tap on a verse selects it. */
export function ChapterView({ pause, ...text }: ChapterViewProps) {
  const { verses } = text
  const after = pause?.after ?? Number.POSITIVE_INFINITY
  const rest = verses.filter(({ versiculo }) => versiculo > after)
  const oneByOne = !hasParagraphs(verses)
  return (
    <>
      <Verses {...text} oneByOne={oneByOne} verses={verses.filter(({ versiculo }) => versiculo <= after)} />
      {pause?.content}
      {rest.length > 0 && <Verses {...text} oneByOne={oneByOne} verses={rest} />}
    </>
  )
}

function Verses(props: Omit<ChapterViewProps, 'pause'> & { readonly oneByOne: boolean }) {
  const { version, lang, place, verses, marked, marks, tools, oneByOne } = props
  const firstMarked = verses.find(({ versiculo, ate }) => isWithin(marked, versiculo, ate))
  const tap = (event: MouseEvent) => {
    if (!tools || !getSelection()?.isCollapsed) return
    const number = (event.target as Element).closest<HTMLElement>('[data-verse]')?.dataset.verse
    const verse = verses.find(({ versiculo }) => String(versiculo) === number)
    if (verse) tools.onToggle(verse, false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target; the verses' numbers are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div lang={lang} onClick={tap} className={`reading-body bible-text ${oneByOne ? 'bible-lines' : ''}`}>
      {toBlocks(verses).flatMap(({ headings, verses: inBlock }) => [
        ...headings.map((heading) => <h2 key={`${inBlock[0]?.versiculo} ${heading}`}>{heading}</h2>),
        <p key={inBlock[0]?.versiculo}>
          {inBlock.map((verse) => (
            <VerseView
              key={verse.versiculo}
              verse={verse}
              to={versesPath(version, place, [{ first: verse.versiculo, last: verse.ate ?? verse.versiculo }])}
              isMarked={isWithin(marked, verse.versiculo, verse.ate)}
              isFirstMarked={verse === firstMarked}
              mark={marks?.get(verse.versiculo)}
              tools={tools}
            />
          ))}
        </p>,
      ])}
    </div>
  )
}
