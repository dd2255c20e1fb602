import { kindOfLabel } from '@narthex/contract/praise/formats/section-labels'
import { type SongBuilder, songBuilder } from '@narthex/contract/praise/formats/song-draft'
import type { SongSection } from '@narthex/contract/praise/song.schemas'
import type { PartNames } from '../song-file.ts'

const kinds: Readonly<Record<string, SongSection['kind']>> = { V: 'VERSE', C: 'CHORUS', P: 'CHORUS', B: 'BRIDGE' }

/** A part as formats call it: `V1`, `c`, or a name of its own. */
export interface NamedPart {
  readonly name: string
  readonly kind: SongSection['kind']
}

/** `V1` as `Verso 1`; names of other parts as they are. */
export function namePart(written: string, names: PartNames): NamedPart {
  const [, letter = '', number = ''] = /^([A-Za-z])(\d{0,3}[a-z]?)$/.exec(written.trim()) ?? []
  const key = letter.toUpperCase()
  const name = names[key]
  if (name) return { name: `${name} ${number}`.trim(), kind: kinds[key] ?? 'OTHER' }
  return { name: written.trim(), kind: kindOfLabel(written) ?? 'OTHER' }
}

export interface PartBuilder extends SongBuilder {
  readonly part: (part: NamedPart) => void
}

/** Collects a song part by part. */
export function partBuilder(): PartBuilder {
  const song = songBuilder()
  return Object.assign(song, { part: ({ kind, name }: NamedPart) => song.section(kind, name) })
}
