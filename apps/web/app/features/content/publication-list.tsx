import type { Publication, PublicationType } from '@narthex/contract/content/content.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { listAddress } from '../../routing/list-address.ts'
import { BookCard, bookGridClass } from './book-card.tsx'
import type { ListData } from './list-data.ts'
import { ListPage } from './list-page.tsx'

interface PublicationListProps extends ListData<Publication> {
  readonly types: readonly PublicationType[]
  /** The slug of the type that is shown. */
  readonly type: string | undefined
}

/** Publications of a church as a shelf of covers, with filters by type. */
export function PublicationList({ title, q, list, types, type }: PublicationListProps) {
  const t = useTranslations('publications')
  const lists = useTranslations('lists')
  const chip = (label: string, slug: string | undefined) => ({
    label,
    to: listAddress('/publications', { type: slug, q }),
    isCurrent: slug === type,
  })
  return (
    <ListPage
      title={title}
      lead={t('lead')}
      path="/publications"
      list={list}
      q={q}
      query={{ type }}
      searchLabel={t('search')}
      filters={
        types.length > 1 ? [chip(lists('all'), undefined), ...types.map(({ nome, slug }) => chip(nome, slug))] : []
      }
      empty={{ icon: 'note', title: t('empty') }}
    >
      <ul className={bookGridClass}>
        {list.itens.map((publication) => (
          <BookCard key={publication.id} publication={publication} heading="h2" />
        ))}
      </ul>
      {types.length > 1 && (
        <p className="mt-8 text-center">
          <SmartLink to="/publication-types" className={`${textLinkClass} gap-1.5`}>
            {t('types')}
            <Icon name="arrow" className="size-5" />
          </SmartLink>
        </p>
      )}
    </ListPage>
  )
}
