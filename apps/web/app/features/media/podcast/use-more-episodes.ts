import { podcastPage } from '@narthex/contract/limits'
import type { Episode } from '@narthex/contract/media/podcast.schemas'
import { useEffect, useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { listAddress } from '../../../routing/list-address.ts'

/** Data of the route's loader; only the list is used here. */
interface Answer {
  readonly episodes: readonly Episode[]
  readonly number: number
}

/** Kept per list, so that it has the same length on return. */
const kept = new Map<string, readonly Episode[]>()

/** Episodes per page; search results use the largest page, so that they can be counted. */
export const pageSize = (q: string | undefined) => (q ? podcastPage.largest : podcastPage.usual)

/** A list that goes on page by page; its end is a page that is not full (specification §4). */
export function useMoreEpisodes(first: readonly Episode[], { q, number }: { q: string | undefined; number: number }) {
  const size = pageSize(q)
  const name = `${q ?? ''} ${number} ${first[0]?.id ?? ''}`
  const [added, setAdded] = useState<readonly Episode[]>(() => kept.get(name) ?? [])
  const { data, state, load } = useFetcher<Answer>()
  const [asked, setAsked] = useState(0)
  const pages = Math.floor(added.length / size)
  const next = number + pages + 1
  const came = data?.number === next ? data.episodes : undefined

  useEffect(() => {
    if (!came || came.length === 0) return
    setAdded((before) => {
      const all = [...before, ...came]
      kept.set(name, all)
      return all
    })
  }, [came, name])

  const isFull = first.length === size && added.length % size === 0
  const isLoading = state !== 'idle'
  return {
    // A newly published episode has moved all others one place on.
    all: useMemo(() => [...new Map([...first, ...added].map((one) => [one.id, one])).values()], [first, added]),
    isEnd: !isFull || came?.length === 0,
    isLoading,
    hasFailed: asked === next && !isLoading && !came,
    more: () => {
      if (isLoading) return
      setAsked(next)
      void load(listAddress('/podcast', { q, page: next }))
    },
    next,
    addedCount: added.length,
  }
}
