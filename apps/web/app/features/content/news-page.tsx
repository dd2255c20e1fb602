import type { NewsPage as NewsData } from '@narthex/contract/content/content.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { Around } from './around.tsx'
import { Facts } from './facts.tsx'
import type { ItemData } from './item-data.ts'
import { NewsItem } from './news-item.tsx'
import { ReadingPage } from './reading-page.tsx'

const list = '/news'

/** A piece of news to read. */
export function NewsPage({ item, listName, renderedAt }: ItemData<NewsData>) {
  return (
    <ReadingPage
      item={item}
      cover={itemCover('NOTICIA', item.id)}
      list={{ to: list, name: listName }}
      facts={<Facts {...item} />}
      after={<Around item={item} list={list} draw={(other) => <NewsItem news={other} renderedAt={renderedAt} />} />}
    />
  )
}
