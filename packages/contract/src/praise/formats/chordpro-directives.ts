import type { SongSection } from '../song.schemas.ts'
import { kindOfLabel } from './section-labels.ts'

/* Directives of ChordPro (chordpro.org): what stands in braces, alone in its line. */

export interface Directive {
  /** Small letters, without the selector of a conditional directive (`soc-loud`). */
  readonly name: string
  readonly value: string
}

/** A part of a song that a directive begins. */
export interface Environment {
  /** `verse` for `start_of_verse` and `sov`. */
  readonly name: string
  readonly kind: SongSection['kind']
  readonly label: string
}

const shortNames: Readonly<Record<string, string>> = {
  soc: 'start_of_chorus',
  eoc: 'end_of_chorus',
  sov: 'start_of_verse',
  eov: 'end_of_verse',
  sob: 'start_of_bridge',
  eob: 'end_of_bridge',
  sot: 'start_of_tab',
  eot: 'end_of_tab',
  sog: 'start_of_grid',
  eog: 'end_of_grid',
}
const kinds: Readonly<Record<string, SongSection['kind']>> = {
  chorus: 'CHORUS',
  verse: 'VERSE',
  bridge: 'BRIDGE',
  tab: 'TAB',
  grid: 'TAB',
}
/** Environments with the source of other notations: they hold no line of the song. */
const sources = ['abc', 'ly', 'lilypond', 'svg', 'textblock', 'musicxml', 'mathjax', 'image', 'strum']

const startPrefix = 'start_of_'
const endPrefix = 'end_of_'

/** `{name}`, `{name: value}` or `{name value}`; `{meta: artist Ana}` means `{artist: Ana}`. Undefined for other lines. */
export function readDirective(line: string): Directive | undefined {
  const trimmed = line.trim()
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return undefined
  const inner = trimmed.slice(1, -1).trim()
  const written = /^(?:\+[\w.-]+|[\w-]+!?)/.exec(inner)?.[0]
  if (written === undefined || !/^(?:[:\s]|$)/.test(inner.slice(written.length))) return undefined
  const rest = inner.slice(written.length).trim()
  const value = rest.startsWith(':') ? rest.slice(1).trim() : rest
  const name = withoutSelector(written.toLowerCase())
  if (name !== 'meta') return { name: shortNames[name] ?? name, value }
  const [own = ''] = value.split(/[\s:]/, 1)
  return { name: own.toLowerCase(), value: value.slice(own.length).replace(/^:/, '').trim() }
}

/** Without the selector of a conditional directive; `pre-chorus` is a name. */
function withoutSelector(written: string): string {
  const name = written.replace(/^(start_of_|end_of_)pre-/, '$1pre')
  return name.split('-', 1)[0] ?? ''
}

/** The environment that a directive begins; undefined for other directives. */
export function findEnvironment({ name, value }: Directive): Environment | undefined {
  if (!name.startsWith(startPrefix)) return undefined
  const own = name.slice(startPrefix.length)
  const label = readLabelValue(own === 'grid' ? withoutShape(value) : value)
  const kind = kinds[own] ?? kindOfLabel(own) ?? kindOfLabel(label) ?? 'OTHER'
  return { name: own, kind, label: label || (own in kinds ? '' : spoken(own)) }
}

/** The name of the environment that a directive ends; undefined for other directives. */
export const findEnd = ({ name }: Directive): string | undefined =>
  name.startsWith(endPrefix) ? name.slice(endPrefix.length) : undefined

export const isSource = (environment: string): boolean => sources.includes(environment)

/** `Verso 1`, `label="Verso 1"` or `label='Verso 1'`, between other attributes too. `\n` parts the lines of a label. */
export function readLabelValue(value: string): string {
  const text = /^[\w-]+\s*=/.test(value) ? findAttribute(value, 'label') : value
  return text.replaceAll('\\n', ' ').trim()
}

function findAttribute(value: string, wanted: string): string {
  const attributes = value.matchAll(/(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|“([^“”]*)”|([^\s"'“]+))/g)
  for (const [, name = '', ...texts] of attributes) {
    if (name.toLowerCase() === wanted) return texts.find((text) => text !== undefined) ?? ''
  }
  return ''
}

/** The value of a grid without its shape: `4x4`, `1+4x2+4`. */
function withoutShape(value: string): string {
  const shape = /^\d+(?:\+\d+)?(?:x\d+(?:\+\d+)?)?(?=\s|$)/i.exec(value)?.[0] ?? ''
  return value.slice(shape.length).trim()
}

/** The name of an environment of an own kind, as a label: `Prechorus`. */
const spoken = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

/** Begins the next song of a file with several. */
export const isNextSong = ({ name }: Directive): boolean => name === 'new_song' || name === 'ns'
