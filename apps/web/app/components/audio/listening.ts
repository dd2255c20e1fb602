import type { Spoken } from '@narthex/locales/catalogue'
import { create } from 'zustand'
import type { PagePath } from '../../routing/page-path.ts'
import { listeningKey } from './listening-key.ts'

/** Something to listen to, as the player shows it. */
export interface Track {
  readonly id: number
  readonly title: string
  /** Address of the sound file. */
  readonly address: string
  /** Path of the page about the track. */
  readonly page: PagePath
  readonly image: string | null
  /** Length, where it is known before the track plays. */
  readonly seconds: number | null
}

/** The track that is playing and its list. Brings the player's texts, which other pages do not load. */
export interface Listening {
  readonly show: string
  readonly tracks: readonly Track[]
  readonly current: Track
  readonly words: Spoken['audio']
}

/** Audio of this tab. While `listening` is set, the player is loaded and shown. */
export const useListening = create<{ readonly listening: Listening | undefined }>()(() => ({ listening: undefined }))

/** Brings back, at rest, what this tab was listening to before the document was reloaded. */
export function resumeListening(): void {
  try {
    const kept = sessionStorage.getItem(listeningKey)
    if (kept) useListening.setState({ listening: JSON.parse(kept) })
  } catch {
    // A browser that keeps nothing has nothing to bring back, and the page goes on without it.
  }
}
