import type { Course } from '@narthex/contract/content/content.schemas'
import { useTranslations } from 'use-intl'
import { ItemGrid } from '../../components/item-card.tsx'
import { CourseItem } from './course-item.tsx'
import type { ListData } from './list-data.ts'
import { ListPage } from './list-page.tsx'

/** The courses of a church's Sunday school. */
export function CourseList({ title, q, list }: ListData<Course>) {
  const t = useTranslations('ebds')
  return (
    <ListPage
      title={title}
      lead={t('lead')}
      path="/ebds"
      list={list}
      q={q}
      searchLabel={t('search')}
      empty={{ icon: 'book', title: t('empty') }}
    >
      <ItemGrid items={list.itens}>
        {list.itens.map((course) => (
          <CourseItem key={course.id} course={course} heading="h2" />
        ))}
      </ItemGrid>
    </ListPage>
  )
}
