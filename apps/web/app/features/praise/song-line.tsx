import { toLyric } from '@narthex/contract/praise/praise-mode'
import type { LetterLine } from '@narthex/contract/praise/song.schemas'
import { Fragment } from 'react'
import { type Syllable, splitWords, spokenLine, underChords, type Word } from './song-words.ts'

/** Words longer than this are no words: they break, rather than leave the page. */
const longestWord = 24

/**
 * A line with its chords above their syllables. Each pair is one inline block, so the browser's own wrapping keeps them together
 * at any size and width. It is drawn for the eye; screen readers get the line as it is sung.
 */
export function ChordLine({ line, areChordsRead }: { line: LetterLine; areChordsRead: boolean }) {
  const spoken = spokenLine(line, areChordsRead)
  const isSung = toLyric(line) !== ''
  return (
    <p className="song-line">
      <span aria-hidden="true">
        {underChords(splitWords(line)).map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words never move
          <Fragment key={i}>
            {i > 0 && ' '}
            <DrawnWord word={word} isSung={isSung} />
          </Fragment>
        ))}
      </span>
      {spoken && <span className="sr-only select-none">{spoken}</span>}
    </p>
  )
}

/** Draws a word; without lyrics there is no line to reserve for them. */
function DrawnWord({ word, isSung }: { word: Word; isSung: boolean }) {
  const letters = word.map(({ text }) => text).join('')
  const isEndless = letters.split(' ').some(({ length }) => length > longestWord)
  return (
    <span className={isEndless ? 'wrap-anywhere' : 'inline-block whitespace-nowrap'}>
      {word.map((syllable, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: syllables never move
        <Fragment key={i}>{syllable.chord ? <Pair {...syllable} isSung={isSung} /> : syllable.text}</Fragment>
      ))}
    </span>
  )
}

function Pair({ chord, text, isSung }: Syllable & { isSung: boolean }) {
  return (
    <span data-chord="" className="inline-block max-w-full align-baseline">
      <span className="song-chord block">{chord}</span>
      {isSung && <span className="block wrap-anywhere">{text || '\u00a0'}</span>}
    </span>
  )
}
