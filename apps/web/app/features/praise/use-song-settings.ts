import type { Song } from '@narthex/contract/praise/song.schemas'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Asked, type SongSettings, soundSettings } from './song-settings.ts'

/** Storage key of the song settings: sizes and names for all songs, keys for each. */
const keptKey = 'praise'
/** The oldest go first. */
const mostSongs = 200

interface Kept {
  readonly zoom?: unknown
  readonly naming?: unknown
  readonly songs?: Readonly<Record<string, unknown>>
}

type Part = Partial<SongSettings>
/** Settings to be had from now on, or how they follow from those of now. */
export type ChangeSettings = (part: Part | ((now: SongSettings) => Part)) => void

/** A song as its reader last had it on this device; what the address asks for goes before. */
export function useSongSettings(song: Song, first: SongSettings, asked: Asked) {
  const [settings, set] = useState(first)
  // Fingers on the glass change more than once before the next picture.
  const latest = useRef(first)
  const restore = useEffectEvent(() => {
    const { zoom, naming, songs } = readKept()
    const own = (songs?.[song.id] ?? {}) as object
    latest.current = { ...latest.current, ...soundSettings({ ...own, zoom, naming }, song), ...asked }
    set(latest.current)
  })
  // Before the first paint with the app, so that the served page does not change under the reader.
  useLayoutEffect(() => restore(), [])
  const change: ChangeSettings = (part) => {
    latest.current = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) }
    set(latest.current)
    keep(song.id, latest.current)
  }
  return [settings, change] as const
}

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

function keep(id: number, { zoom, naming, mode, steps, capo }: SongSettings): void {
  const { [id]: _, ...others } = readKept().songs ?? {}
  const songs = Object.fromEntries([...Object.entries(others).slice(-(mostSongs - 1)), [id, { mode, steps, capo }]])
  try {
    localStorage.setItem(keptKey, JSON.stringify({ zoom, naming, songs }))
  } catch {
    // A browser that keeps nothing still shows what was chosen, for this page.
  }
}
