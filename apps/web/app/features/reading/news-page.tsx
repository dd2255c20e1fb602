import type { NewsPage as NewsData } from '@narthex/contract/content/content.schemas'
import { useTranslations } from 'use-intl'
import { itemGridClass } from '../../shell/item-card.tsx'
import { Facts } from './facts.tsx'
import type { ItemData } from './item-data.ts'
import { MoreSection } from './more-section.tsx'
import { Neighbours } from './neighbours.tsx'
import { NewsItem } from './news-item.tsx'
import { ReadingPage } from './reading-page.tsx'
import { seedOf } from './seeds.ts'

/** A piece of news to read. */
export function NewsPage({ item, listName, renderedAt }: ItemData<NewsData>) {
  const t = useTranslations('reading')
  const { anterior, proximo, relacionados } = item
  const neighbour = (other: typeof anterior, label: string) => other && { ...other, to: `/news/${other.id}`, label }
  return (
    <ReadingPage
      item={item}
      seed={seedOf('news', item)}
      list={{ to: '/news', name: listName }}
      facts={<Facts {...item} />}
      after={
        <>
          <Neighbours before={neighbour(anterior, t('older'))} after={neighbour(proximo, t('newer'))} />
          {relacionados.length > 0 && (
            <MoreSection title={t('related')}>
              <ul className={itemGridClass}>
                {relacionados.map((other) => (
                  <NewsItem key={other.id} news={other} renderedAt={renderedAt} />
                ))}
              </ul>
            </MoreSection>
          )}
        </>
      }
    />
  )
}
