import type { SongSection } from '../song.schemas.ts'

/** Names of the parts of a song, in the three languages; without accents. */
const kindsByWord: readonly (readonly [words: RegExp, kind: SongSection['kind']])[] = [
  [/^(?:refrao|coro|estribillo|chorus|pre[-_ ]?refrao|pre[-_ ]?coro|pre[-_ ]?chorus|pre[-_ ]?estribillo)\b/, 'CHORUS'],
  [
    /^(?:verso|estrofe|estrofa|verse|(?:\d{1,2}[aªoº.]{0,3}|primeira|segunda|terceira|quarta|primera|tercera|cuarta) (?:parte|estrofe|estrofa))\b/,
    'VERSE',
  ],
  [/^(?:ponte|puente|bridge)\b/, 'BRIDGE'],
  [/^(?:tab|tablatura|dedilhado)\b/, 'TAB'],
  [
    /^(?:intro(?:ducao|duccion|duction)?|solo|interludio|interlude|instrumental|final|fim|coda|outro|ending|parte|part|riff|ministracao|espontaneo)\b/,
    'OTHER',
  ],
]

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The kind of section that a label names; undefined for an unknown label. */
export function kindOfLabel(label: string): SongSection['kind'] | undefined {
  const words = withoutMarks(label)
  return kindsByWord.find(([pattern]) => pattern.test(words))?.[1]
}

/** Labels that stand in their line without a sign of it: `Refrão`, `Verso 2`, `Coro (2x)`. */
const bare =
  /^(?:pre[- ]?)?(?:refrao|coro|estribillo|chorus)(?: (?:\d{1,2}|final))?(?: ?\(?(?:\d{1,2}x|x\d{1,2})\)?)?$|^(?:verso|estrofe|estrofa|verse)(?: \d{1,2})?$|^(?:ponte|puente|bridge)(?: \d{1,2})?$|^(?:intro|introducao|introduccion|interludio|instrumental)$/

/** A line that is only a label (`[Refrão]`, `Refrão:`, `Refrão`, `(Ponte)`), or one before chords (`Intro: G D`, `[Intro: G D]`). */
export function readLabel(line: string): { name: string; kind: SongSection['kind']; rest: string } | undefined {
  const boxed = /^[[(]([^\])]{1,80})[\])](.*)/u.exec(line.trim())
  const inner = boxed ? `${boxed[1]}${boxed[2]?.trim() ? '' : ':'}` : line
  const colon = /^\s*([\p{L}\d][\p{L}\p{M}\d ªº.()/-]{0,60}):(.*)$/u.exec(inner)
  const isBare = !boxed && bare.test(withoutMarks(line))
  const [, name = '', rest = ''] = (isBare ? [line, line] : colon) ?? boxed ?? []
  const kind = kindOfLabel(name)
  if (!kind) return undefined
  return { name: name.trim(), kind, rest: boxed ? rest.trimStart().replace(/:$|^:/, '') : rest }
}
