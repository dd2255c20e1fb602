import type { Broadcast } from '@narthex/contract/live/broadcast.schemas'
import { keptSource } from '@narthex/contract/media/video-address'
import { sourcesOfVideo } from '../../components/player/player-source.ts'
import type { PageSources } from '../../page.ts'
import { sourcesOfFrame, toLiveFrame, toOwnVideo } from './live-address.ts'

type Sources = Pick<Broadcast, 'fonte' | 'reprise'>

/** Of the broadcast that this document was loaded for: its policy admits no others. Undefined in another page's document. */
let admitted: ReadonlySet<string> | undefined

/** Remembers what the document's policy admits. The first broadcast of a document is the one it was loaded for. */
export function rememberDocument(sources: Sources): void {
  admitted ??= new Set(listNeeds(sources))
}

/** Whether this document was loaded for a broadcast. */
export const hasDocument = () => admitted !== undefined

/** Whether this document's policy admits what a broadcast shows; else another document is needed. */
export function isAdmitted(sources: Sources): boolean {
  return admitted !== undefined && listNeeds(sources).every((need) => admitted?.has(need))
}

/** For tests: as if another document was loaded. */
export function forgetDocument(): void {
  admitted = undefined
}

/** What a page that shows these sources asks of its policy, each as a word of its own. */
export function listNeeds({ fonte, reprise }: Sources): string[] {
  const frame = fonte && toLiveFrame(fonte)
  const videos = [fonte && toOwnVideo(fonte), reprise && keptSource(reprise)].filter((video) => video != null)
  const sources = [...(frame ? [sourcesOfFrame(frame)] : []), ...videos.map(sourcesOfVideo)]
  // The controls of our own bring their style.
  const own = videos.some(({ url }) => url !== null) ? ['own controls'] : []
  return [...own, ...sources.flatMap(toWords)]
}

const toWords = ({ frame = [], connect = [] }: Partial<PageSources>) => [
  ...frame.map((origin) => `frame ${origin}`),
  ...connect.map((origin) => `connect ${origin}`),
]
