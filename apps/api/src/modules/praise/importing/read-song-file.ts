import { readSong } from '@narthex/contract/praise/formats/read-song'
import { cleanText } from '../../../platform/documents/cell-values.ts'
import { decodeTextFile } from '../../../platform/documents/decode-text.ts'
import type { SentFile } from '../../../platform/documents/list-files.ts'
import { readOpenLyrics } from './formats/openlyrics.reader.ts'
import { readOpenSong } from './formats/opensong.reader.ts'
import { findRoot } from './formats/song-xml.ts'
import { readOnSong, readTextSongs } from './formats/text-song.reader.ts'
import { requireWhole } from './require-whole.ts'
import { type PartNames, SongFileError, type SongOfFile } from './song-file.ts'

/** Names of files that may hold songs; those of OpenSong have no ending. */
const songName = /\.(?:cho|crd|chopro|chord|chordpro|pro|onsong|txt|text|xml|opensong)$|(?:^|\/)[^./]+$/i

export const isSongName = (path: string): boolean => songName.test(path)

/** The songs of a file, in ChordPro: one, or those of a ChordPro file with several. Throws SongFileError. */
export function readSongFile({ path, bytes }: SentFile, names: PartNames): SongOfFile[] {
  const text = decodeTextFile(bytes)
  // A text of word processors, and a page of the web, are no songs.
  if (text === undefined || /^\s*(?:\{\\rtf|<!doctype html|<html)/i.test(text)) throw new SongFileError('FILE_UNKNOWN')
  const clean = cleanText(text)
  if (clean.trim() === '') throw new SongFileError('FILE_EMPTY')
  const songs = readText(path, clean, names).map((song) => ({ ...song, title: song.title ?? titleOf(path) }))
  if (songs.length === 0) throw new SongFileError('FILE_EMPTY')
  for (const { cifra } of songs) requireWhole(readSong(cifra))
  return songs
}

function readText(path: string, text: string, names: PartNames): SongOfFile[] {
  if (/^\s*</.test(text) || /\.(?:xml|opensong)$/i.test(path)) return [readXml(text, names)]
  return /\.onsong$/i.test(path) ? [readOnSong(text)] : readTextSongs(text)
}

function readXml(text: string, names: PartNames): SongOfFile {
  const root = findRoot(text)
  if (root?.name !== 'song') throw new SongFileError(root ? 'FILE_UNKNOWN' : 'FILE_BROKEN')
  return root.xmlns.includes('openlyrics') ? readOpenLyrics(text, names) : readOpenSong(text, names)
}

/** A name such as `12 - Barco.cho` without its ending. */
const titleOf = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (
    name
      .replace(/\.[^.]{1,10}$/, '')
      .replaceAll('_', ' ')
      .trim() || name
  ).slice(0, 200)
}
