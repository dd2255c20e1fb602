import type { News } from '@narthex/contract/content/content.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { ItemGrid } from '../../components/item-card.tsx'
import { pathTo } from '../../routing/page-path.ts'
import { Facts } from './facts.tsx'
import { LeadCard } from './lead-card.tsx'
import type { ListData } from './list-data.ts'
import { ListPage } from './list-page.tsx'
import { NewsItem } from './news-item.tsx'

/** The news: the latest leads. */
export function NewsList({ title, q, list, renderedAt }: ListData<News>) {
  const t = useTranslations('news')
  const lead = !q && list.page === 1 ? list.itens[0] : undefined
  const others = list.itens.slice(lead ? 1 : 0)
  return (
    <ListPage
      title={title}
      lead={t('lead')}
      path="/news"
      list={list}
      q={q}
      searchLabel={t('search')}
      empty={{ icon: 'news', title: t('empty') }}
    >
      {lead && (
        <LeadCard
          to={pathTo('/news/:newsId', { newsId: lead.id })}
          cover={itemCover('NOTICIA', lead.id)}
          item={lead}
          eyebrow={t('latest')}
          facts={<Facts {...lead} />}
        />
      )}
      {others.length > 0 && (
        <ItemGrid items={others} className={lead ? 'mt-3 sm:mt-5' : ''}>
          {others.map((news) => (
            <NewsItem key={news.id} news={news} renderedAt={renderedAt} heading="h2" />
          ))}
        </ItemGrid>
      )}
    </ListPage>
  )
}
