import type { Spoken } from '@narthex/locales/catalogue'
import { create } from 'zustand'
import type { PagePath } from '../../routing/page-path.ts'
import { listeningKey } from './listening-key.ts'

/** Something to listen to, as the player shows it. */
export interface Track {
  readonly id: number
  readonly title: string
  /** Of its sound. */
  readonly address: string
  /** Where it is told of, a path of this site. */
  readonly page: PagePath
  readonly image: string | null
  /** Its length, where that is known before it plays. */
  readonly seconds: number | null
}

/** What the visitor listens to, and what comes after it. Brings its words: other pages have none of a player. */
export interface Listening {
  readonly show: string
  readonly tracks: readonly Track[]
  readonly current: Track
  readonly words: Spoken['audio']
}

/** Of this tab. The player is there, and loaded, as long as there is something in it. */
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
