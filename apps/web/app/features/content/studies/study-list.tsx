import type { Study, StudySeries } from '@narthex/contract/content/study.schemas'
import { useTranslations } from 'use-intl'
import { ItemGrid } from '../../../components/item-card.tsx'
import { listAddress } from '../../../routing/list-address.ts'
import type { ListData } from '../list-data.ts'
import { ListPage } from '../list-page.tsx'
import { ForMembers } from './for-members.tsx'
import { StudyItem } from './study-item.tsx'
import { StudyShelves } from './study-shelves.tsx'

interface StudyListProps extends ListData<Study> {
  readonly allSeries: readonly StudySeries[]
  /** The slug of the series that is shown. */
  readonly series: string | undefined
}

/** List of studies: shelves of series, a single series in its order, or search results. */
export function StudyList({ title, q, list, allSeries, series }: StudyListProps) {
  const t = useTranslations('studies')
  const lists = useTranslations('lists')
  const shown = allSeries.find(({ slug }) => slug === series)
  const chip = (label: string, slug: string | undefined) => ({
    label,
    to: listAddress('/studies', { serie: slug, q }),
    isCurrent: slug === series,
  })
  return (
    <ListPage
      title={title}
      lead={shown?.resumo || t('lead')}
      path="/studies"
      list={list}
      q={q}
      query={{ serie: series }}
      searchLabel={t('search')}
      filters={
        allSeries.length > 1
          ? [chip(lists('all'), undefined), ...allSeries.map((one) => chip(one.titulo, one.slug))]
          : []
      }
      empty={{ icon: 'people', title: t('empty') }}
    >
      {list.itens.some(({ flagRestrito }) => flagRestrito) && <ForMembers />}
      {shown || q ? (
        <ItemGrid items={list.itens}>
          {list.itens.map((study) => (
            <StudyItem key={study.id} study={study} heading="h2" />
          ))}
        </ItemGrid>
      ) : (
        <StudyShelves studies={list.itens} />
      )}
    </ListPage>
  )
}
