import type { NewsPage as NewsData } from '@narthex/contract/content/content.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { pathTo } from '../../routing/page-path.ts'
import { Around } from './around.tsx'
import { Facts } from './facts.tsx'
import type { ItemData } from './item-data.ts'
import { NewsItem } from './news-item.tsx'
import { ReadingPage } from './reading-page.tsx'

const pathOf = (id: number) => pathTo('/news/:newsId', { newsId: id })

/** A piece of news to read. */
export function NewsPage({ item, listName, renderedAt }: ItemData<NewsData>) {
  return (
    <ReadingPage
      item={item}
      cover={itemCover('NOTICIA', item.id)}
      list={{ to: '/news', name: listName }}
      facts={<Facts {...item} />}
      after={<Around item={item} pathOf={pathOf} draw={(other) => <NewsItem news={other} renderedAt={renderedAt} />} />}
    />
  )
}
