import type { LiveSource } from '@narthex/contract/live/live-source'
import type { GuardedGet } from '../../../platform/net/guarded-get.ts'
import { probePlaylist } from './providers/playlist.service.ts'
import { probeYouTube } from './providers/you-tube.service.ts'

/** Answer of a source about its state. */
export interface SourceAnswer {
  readonly isLive: boolean
  /** Position of the stream, where known. A stream whose position stands still is not live. */
  readonly mark?: string
}

/** Asks sources whether they are live. */
export interface SourceProbe {
  /** Asks a source; undefined if it does not tell, in which case the clock decides. Never throws. */
  ask(source: LiveSource): Promise<SourceAnswer | undefined>
}

export interface ProbeNeeds {
  /** Bounded in bytes and time, and never within our own network. */
  readonly web: GuardedGet
  /** Base URL of YouTube's pages; tests have their own. */
  readonly youTube?: string | undefined
}

/** Types that tell. */
export const isTelling = ({ tipo }: Pick<LiveSource, 'tipo'>): boolean => tipo === 'YOUTUBE' || tipo === 'HLS'

export function createSourceProbe({ web, youTube = 'https://www.youtube.com' }: ProbeNeeds): SourceProbe {
  return {
    async ask(source) {
      try {
        if (source.tipo === 'YOUTUBE' && source.codigo !== null) return await probeYouTube(web, youTube, source)
        if (source.tipo === 'HLS' && source.url !== null) return await probePlaylist(web, source.url)
        return undefined
      } catch {
        // Out of reach, too slow or too long: it does not tell.
        return undefined
      }
    },
  }
}
