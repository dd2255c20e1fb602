import type { Verse } from '@narthex/contract/bible/bible.schemas'
import type { HighlightColour } from '@narthex/contract/bible/mark-values'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../../../components/page-link.tsx'
import type { PagePath } from '../../../routing/page-path.ts'
import { splitVerse, type TextPart } from './verse-parts.ts'

/** A reader's marks on a verse. */
export interface VerseMark {
  readonly colour?: HighlightColour | undefined
  readonly isBookmarked: boolean
}

/** The app's actions on verses; absent from a page as served. */
export interface VerseTools {
  readonly selected: ReadonlySet<number>
  /** `isByKey`: its actions are to be reached by keyboard. */
  readonly onToggle: (verse: Verse, isByKey: boolean) => void
  readonly onNote: (verse: Verse, note: number) => void
}

export interface VerseViewProps {
  readonly verse: Verse
  /** Path of the verse alone; its number links to it without scripts. */
  readonly to: PagePath
  readonly isMarked: boolean
  /** Scrolled to when the page is opened. */
  readonly isFirstMarked: boolean
  /** True for the second of two parallel texts; the first has the ids. */
  readonly isSecond?: boolean
  readonly mark: VerseMark | undefined
  readonly tools: VerseTools | undefined
}

/** The id of a verse in its page. */
export const verseId = (verse: number) => `v${verse}`
export const noteId = (verse: number, note: number) => `v${verse}-n${note + 1}`

/** A verse. Its number is drawn by the style, so that it is neither copied nor read aloud with the text. */
export function VerseView({ verse, to, isMarked, isFirstMarked, isSecond = false, mark, tools }: VerseViewProps) {
  const lines = splitVerse(verse)
  const isPoetry = lines.some(({ indent }) => indent > 0)
  const isSelected = tools?.selected.has(verse.versiculo) ?? false
  return (
    <span
      id={isSecond ? undefined : verseId(verse.versiculo)}
      data-verse={isSecond ? undefined : verse.versiculo}
      data-colour={mark?.colour}
      data-selected={isSelected ? '' : undefined}
      className={`verse ${isMarked ? 'verse-marked' : ''}`}
      {...(isFirstMarked && { tabIndex: -1, autoFocus: true })}
    >
      {lines.map(({ indent, parts }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
          key={index}
          className={isPoetry ? `verse-line verse-line-${Math.min(Math.max(indent, 1), 3)}` : undefined}
        >
          {index === 0 && <VerseNumber verse={verse} to={to} mark={mark} isSelected={isSelected} tools={tools} />}
          {parts.map((part, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts do not move
            <PartView key={number} part={part} verse={verse} tools={tools} />
          ))}
        </span>
      ))}{' '}
    </span>
  )
}

type NumberProps = Pick<VerseViewProps, 'verse' | 'to' | 'mark' | 'tools'> & { readonly isSelected: boolean }

function VerseNumber({ verse, to, mark, isSelected, tools }: NumberProps) {
  const t = useTranslations('bible')
  const { versiculo, ate } = verse
  const toggle = (event: MouseEvent | KeyboardEvent, isByKey: boolean) => {
    event.preventDefault()
    event.stopPropagation()
    tools?.onToggle(verse, isByKey)
  }
  return (
    <PageLink
      to={to}
      className="verse-number"
      data-number={ate ? `${versiculo}–${ate}` : versiculo}
      data-bookmarked={mark?.isBookmarked ? '' : undefined}
      aria-label={ate ? t('verses', { first: versiculo, last: ate }) : t('verse', { number: versiculo })}
      {...(tools && {
        role: 'button',
        'aria-pressed': isSelected,
        // A click without a pointer came from the Enter key.
        onClick: (event: MouseEvent) => toggle(event, event.detail === 0),
        onKeyDown: (event: KeyboardEvent) => event.key === ' ' && toggle(event, false),
      })}
    />
  )
}

const kindClasses = { JESUS: 'verse-jesus', ACRESCIMO: 'verse-added', NOME: 'verse-name' } as const

function PartView({ part, verse, tools }: { part: TextPart } & Pick<VerseViewProps, 'verse' | 'tools'>) {
  const { text, kinds, notes } = part
  const className = kinds.map((kind) => kindClasses[kind]).join(' ')
  return (
    <>
      {notes.map((note) => (
        <NoteSign key={note} verse={verse} note={note} tools={tools} />
      ))}
      {className ? <span className={className}>{text}</span> : text}
    </>
  )
}

function NoteSign({ verse, note, tools }: { note: number } & Pick<VerseViewProps, 'verse' | 'tools'>) {
  const t = useTranslations('bible')
  return (
    // biome-ignore lint/a11y/useAnchorContent: its name is `aria-label`; the sign is drawn by the style
    <a
      href={`#${noteId(verse.versiculo, note)}`}
      className="verse-note"
      data-number="*"
      aria-label={t('noteOn', { number: verse.versiculo })}
      onClick={
        tools &&
        ((event) => {
          event.preventDefault()
          event.stopPropagation()
          tools.onNote(verse, note)
        })
      }
    />
  )
}
