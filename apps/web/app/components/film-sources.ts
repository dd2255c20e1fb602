import type { RichBlock, RichListItem, RichText } from '@narthex/contract/content/rich-text'
import type { PageSources } from '../page.ts'
import { sourcesOfVideo } from './player/player-source.ts'
import { sourceAtWatchAddress } from './player/written-source.ts'

/** Sources that a page needs to play the films of a text: for its loader's `visit.allow`. */
export function filmSources(doc: RichText | null | undefined): Partial<PageSources> {
  const frame = [...listFilms(doc?.content ?? [])].flatMap(
    (url) => sourcesOfVideo(sourceAtWatchAddress(url)).frame ?? [],
  )
  return frame.length > 0 ? { frame: [...new Set(frame)] } : {}
}

function* listFilms(blocks: readonly (RichBlock | RichListItem)[]): Generator<string> {
  for (const block of blocks) {
    if (block.type === 'video') yield block.attrs.url
    if (
      block.type === 'bulletList' ||
      block.type === 'orderedList' ||
      block.type === 'listItem' ||
      block.type === 'blockquote'
    )
      yield* listFilms(block.content)
  }
}
