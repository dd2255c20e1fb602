import type { Ministry } from '@narthex/contract/content/content.schemas'
import { useTranslations } from 'use-intl'
import { ItemGrid } from '../../components/item-card.tsx'
import type { ListData } from './list-data.ts'
import { ListPage } from './list-page.tsx'
import { MinistryItem } from './ministry-item.tsx'

/** A church's ministries, with who leads them. */
export function MinistryList({ title, q, list }: ListData<Ministry>) {
  const t = useTranslations('ministries')
  return (
    <ListPage
      title={title}
      lead={t('lead')}
      path="/ministries"
      list={list}
      q={q}
      searchLabel={t('search')}
      empty={{ icon: 'hands', title: t('empty') }}
    >
      <ItemGrid items={list.itens}>
        {list.itens.map((ministry) => (
          <MinistryItem key={ministry.id} ministry={ministry} heading="h2" />
        ))}
      </ItemGrid>
    </ListPage>
  )
}
