import { asOpening } from '@narthex/client/format/dates'
import { monthText } from '@narthex/client/format/long-dates'
import type { Devotional } from '@narthex/contract/content/content.schemas'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useLocale, useTranslations } from 'use-intl'
import { ItemGrid } from '../../components/item-card.tsx'
import { MoreSection } from '../../components/more-section.tsx'
import { pathTo } from '../../routing/page-path.ts'
import { DevotionalItem } from './devotional-item.tsx'
import { Facts } from './facts.tsx'
import { LeadCard } from './lead-card.tsx'
import type { ListData } from './list-data.ts'
import { ListPage } from './list-page.tsx'

/** The devotionals: today's first, then the days before it, month by month. */
export function DevotionalList({ title, q, list, renderedAt, today }: ListData<Devotional> & { today: string }) {
  const t = useTranslations('devotionals')
  const locale = useLocale()
  const hasLead = !q && list.page === 1
  const lead = hasLead ? list.itens[0] : undefined
  const months = Map.groupBy(list.itens.slice(lead ? 1 : 0), ({ data }) => data.slice(0, 7))
  return (
    <ListPage
      title={title}
      lead={t('lead')}
      path="/devotionals"
      list={list}
      q={q}
      searchLabel={t('search')}
      empty={{ icon: 'book', title: t('empty') }}
    >
      {lead && (
        <LeadCard
          to={pathTo('/devotionals/:devotionalId', { devotionalId: lead.id })}
          cover={itemCover('DEVOCIONAL', lead.id)}
          item={lead}
          eyebrow={t(lead.data === today ? 'today' : 'latest')}
          facts={<Facts {...lead} />}
        />
      )}
      {[...months].map(([month, devotionals], index) => (
        <MoreSection
          key={month}
          title={asOpening(monthText(month, locale))}
          className={lead || index > 0 ? 'mt-12' : ''}
        >
          <ItemGrid items={devotionals}>
            {devotionals.map((devotional) => (
              <DevotionalItem key={devotional.id} devotional={devotional} renderedAt={renderedAt} />
            ))}
          </ItemGrid>
        </MoreSection>
      ))}
    </ListPage>
  )
}
