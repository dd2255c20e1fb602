import type { PraiseMode } from '@narthex/contract/praise/praise-mode'
import type { LetterLine, Song } from '@narthex/contract/praise/song.schemas'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { isLong, type SongBlock, toBlocks } from './song-blocks.ts'
import { ChordLine } from './song-line.tsx'
import { spokenLine } from './song-words.ts'

export interface SongSheetProps {
  readonly song: Pick<Song, 'letter' | 'sections'>
  readonly mode: Exclude<PraiseMode, 'score'>
  readonly zoom: number
  readonly areChordsRead: boolean
  /** Sets the song in a single column, for scrolling. */
  readonly isRolling: boolean
  readonly lang: string
  readonly ref?: Ref<HTMLDivElement>
}

/** The song itself, part by part. */
export function SongSheet({ song, mode, zoom, areChordsRead, isRolling, lang, ref }: SongSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => sheet.current)
  // By script, as the page's policy lets no style stand in the document.
  useLayoutEffect(() => sheet.current?.style.setProperty('--song-zoom', String(zoom)), [zoom])
  const hasColumns = isLong(song) && !isRolling
  return (
    <div ref={sheet} lang={lang} className={`song-sheet ${hasColumns ? 'song-columns' : ''}`}>
      {toBlocks(song, mode).map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
        <Block key={i} block={block} mode={mode} areChordsRead={areChordsRead} />
      ))}
    </div>
  )
}

/** Number of lines above which a part may go on in the next column of a printed page. */
const longBlock = 8

type BlockProps = { readonly block: SongBlock } & Pick<SongSheetProps, 'mode' | 'areChordsRead'>

function Block({ block: { kind, name, lines }, mode, areChordsRead }: BlockProps) {
  const t = useTranslations('praise')
  const isNamed = kind !== 'OTHER' && kind !== 'TAB'
  const heading = name || (name === '' && isNamed ? t(`kinds.${kind}`) : '')
  return (
    <div
      className={`song-block ${kind === 'CHORUS' ? 'song-chorus' : ''} ${lines.length > longBlock ? 'song-long' : ''}`}
    >
      {heading && <h2 className="song-part">{heading}</h2>}
      {kind === 'TAB' ? (
        <Tab lines={lines} label={heading || t('kinds.TAB')} />
      ) : (
        lines.map((line, i) =>
          mode === 'cipher' && line.some(({ chord }) => chord !== '') ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            <ChordLine key={i} line={line} areChordsRead={areChordsRead} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            <p key={i} className="song-line">
              {spokenLine(line, false)}
            </p>
          ),
        )
      )}
    </div>
  )
}

/** Drawn with letters of one width; wider than a phone, it rolls by itself. */
function Tab({ lines, label }: { lines: readonly LetterLine[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <pre tabIndex={0} aria-label={label} role="img" className="overflow-x-auto py-1 text-[0.8em] leading-snug">
      {lines.map((line) => line.map(({ snippet, chord }) => chord + snippet).join('')).join('\n')}
    </pre>
  )
}
