import type { SongDraft } from '@narthex/contract/praise/formats/song-draft'
import type { LetterLine } from '@narthex/contract/praise/song.schemas'

/** A song as the site shows it: chords above their syllables, the names of its parts above their lines. */
export function SongView({ song: { letter, sections } }: { song: Pick<SongDraft, 'letter' | 'sections'> }) {
  const lines = letter.map((line, at) => ({
    key: String(at),
    line,
    names: sections.flatMap(({ begin, name }) => (begin === at && name ? [name] : [])),
    isTab: sections.findLast(({ begin }) => begin <= at)?.kind === 'TAB',
  }))
  return (
    <div className="grid gap-1 overflow-x-auto text-sm">
      {lines.map(({ key, line, names, isTab }) => (
        <div key={key}>
          {names.length > 0 && <p className="mt-2 text-xs font-semibold text-muted">{names.join(' · ')}</p>}
          <Line line={line} isTab={isTab} />
        </div>
      ))}
    </div>
  )
}

function Line({ line, isTab }: { line: LetterLine; isTab: boolean }) {
  if (line.length === 0) return <p className="h-3" />
  if (isTab)
    return <pre className="font-mono text-xs">{line.map(({ snippet, chord }) => chord + snippet).join('')}</pre>
  const hasChords = line.some(({ chord }) => chord !== '')
  const syllables = line.map((pair, at) => ({ key: String(at), pair }))
  return (
    <p className="flex flex-wrap items-end">
      {syllables.map(({ key, pair: { snippet, chord } }) => (
        <span key={key} className="inline-flex flex-col whitespace-pre">
          {hasChords && <span className="min-h-5 pe-1 font-semibold text-brand-text">{chord}</span>}
          <span>{snippet || (chord ? ' ' : '')}</span>
        </span>
      ))}
    </p>
  )
}
