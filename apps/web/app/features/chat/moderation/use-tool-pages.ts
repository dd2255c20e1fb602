import { joinPages } from '@narthex/client/data/join-pages'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface PageOfList<Item> {
  readonly itens: readonly Item[]
  readonly total: number
}

interface ToolPagesOptions<Item> {
  /** Key of the list; another key is another list. */
  readonly name: string
  readonly load: (page: number) => Promise<PageOfList<Item>>
  readonly keyOf: (item: Item) => string | number
  /** Rises when there is something new: the list is read again where it stands. */
  readonly news?: number
}

/** A list of the tools that grows page by page. Every open page is read again, as decisions move the rows between them. */
export function useToolPages<Item>({ name, load, keyOf, news = 0 }: ToolPagesOptions<Item>) {
  const wanted = useRef(1)
  const [isAdding, setAdding] = useState(false)
  const loaded = useLoaded(name, async () => {
    const pages: PageOfList<Item>[] = []
    let [items, total]: [Item[], number] = [[], 1]
    while (pages.length < wanted.current && items.length < total) {
      const page = await load(pages.length + 1)
      pages.push(page)
      items = joinPages(pages, keyOf)
      total = page.itens.length === 0 ? items.length : page.total
    }
    return { items, pages: pages.length, hasMore: items.length < total }
  })
  const shownNews = useRef(news)
  const readNews = useEffectEvent(() => void loaded.reload())
  useEffect(() => {
    if (news === shownNews.current) return
    shownNews.current = news
    readNews()
  }, [news])
  const more = async () => {
    if (isAdding || loaded.state !== 'ready') return
    wanted.current = loaded.value.pages + 1
    setAdding(true)
    await loaded.reload()
    setAdding(false)
  }
  return { loaded, more, isAdding }
}

export type ToolPages<Item> = ReturnType<typeof useToolPages<Item>>
