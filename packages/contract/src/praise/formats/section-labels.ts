import type { SongSection } from '../song.schemas.ts'

/** Names of the parts of a song, in the three languages; without accents. */
const kindsByWord: readonly (readonly [words: RegExp, kind: SongSection['kind']])[] = [
  [/^(?:refrao|coro|estribillo|chorus|pre-?refrao|pre-?coro|pre-?chorus|pre-?estribillo)\b/, 'CHORUS'],
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

/** The kind of section that a label names; undefined for an unknown label. */
export function kindOfLabel(label: string): SongSection['kind'] | undefined {
  const words = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  return kindsByWord.find(([pattern]) => pattern.test(words))?.[1]
}

/** A line that is only a label (`[Refrão]`, `Refrão:`, `(Ponte)`), or a label before chords (`Intro: G D`). */
export function readLabel(line: string): { name: string; kind: SongSection['kind']; rest: string } | undefined {
  const boxed = /^[[(]([^\])]{1,80})[\])](.*)/u.exec(line.trim())
  const colon = boxed ? null : /^\s*([\p{L}\d][\p{L}\p{M}\d ªº.-]{0,60}):(.*)$/u.exec(line)
  const [, name = '', rest = ''] = boxed ?? colon ?? []
  const kind = kindOfLabel(name)
  if (!kind) return undefined
  return { name: name.trim(), kind, rest: boxed ? rest.trimStart().replace(/^:/, '') : rest }
}
