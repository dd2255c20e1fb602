import type { ByteRange } from '../../../../platform/files/file-store.ts'
import type { StoredPiece } from './delivery.queries.ts'

/** The types of what a video consists of, by the ending of a file's name. */
const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  vtt: 'text/vtt; charset=utf-8',
  jpg: 'image/jpeg',
}

/** A file of a video: its pieces in their order. */
export interface MediaFile {
  readonly type: string
  readonly bytes: number
  /** Another one for each time that the file is written. */
  readonly mark: string
  readonly pieces: readonly StoredPiece[]
}

/** The files of a video by their names. */
export function toFiles(pieces: readonly StoredPiece[]): ReadonlyMap<string, MediaFile> {
  const files = new Map<string, MediaFile>()
  for (const [name, own] of Map.groupBy(pieces, ({ caminho }) => caminho)) {
    const type = types[name.slice(name.lastIndexOf('.') + 1)]
    const [first, last] = [own[0], own.at(-1)]
    if (type && first && last) files.set(name, { type, bytes: last.inicio + last.bytes, mark: first.nome, pieces: own })
  }
  return files
}

/** A piece with the part of it that is wanted; `range` is left out where that is all of it. */
export interface WantedPiece {
  readonly nome: string
  readonly range?: ByteRange
}

/** Selects the pieces, and the part of each, that make up a range of their file. */
export function findWanted(pieces: readonly StoredPiece[], { start, end }: ByteRange): WantedPiece[] {
  return pieces.flatMap(({ inicio, bytes, nome }) => {
    const from = Math.max(start - inicio, 0)
    const to = Math.min(end - inicio, bytes - 1)
    if (from > to) return []
    return [from === 0 && to === bytes - 1 ? { nome } : { nome, range: { start: from, end: to } }]
  })
}
