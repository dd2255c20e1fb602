import type { Broadcast } from '@narthex/contract/live/broadcast.schemas'
import { keptSource } from '@narthex/contract/media/video-address'
import { sourcesOfVideo } from '../../components/player/player-source.ts'
import type { PageSources } from '../../page.ts'
import { sourcesOfFrame, toLiveFrame, toOwnVideo } from './live-address.ts'

type Sources = Pick<Broadcast, 'fonte' | 'reprise'>

/** Sources that this document's policy admits, which covers its own broadcast only. Undefined on other pages. */
let admitted: ReadonlySet<string> | undefined

/** Remembers what the document's policy admits. The first broadcast of a document is the one it was loaded for. */
export function rememberDocument(sources: Sources): void {
  admitted ??= new Set(listNeeds(sources))
}

/** Checks whether this document was loaded for a broadcast. */
export const hasDocument = () => admitted !== undefined

/** Checks whether this document's policy admits a broadcast's sources; if not, another document is needed. */
export function isAdmitted(sources: Sources): boolean {
  return admitted !== undefined && listNeeds(sources).every((need) => admitted?.has(need))
}

/** Resets the module for tests, as if another document was loaded. */
export function forgetDocument(): void {
  admitted = undefined
}

/** Lists the policy sources that a page with these videos needs, a word for each. */
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
