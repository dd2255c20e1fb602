import { toInitial } from '@narthex/client/format/initial'
import type { PublicationType } from '@narthex/contract/content/content.schemas'
import { containerClass } from '@narthex/ui/container'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../components/back-link.tsx'
import { ItemCard, ItemGrid } from '../../components/item-card.tsx'
import { NothingListed } from '../../components/nothing-listed.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { listAddress } from '../../routing/list-address.ts'

interface PublicationTypesPageProps {
  readonly title: string
  readonly listName: string
  readonly types: readonly PublicationType[]
}

/** The types of what a church publishes, each the way to its publications. */
export function PublicationTypesPage({ title, listName, types }: PublicationTypesPageProps) {
  const t = useTranslations('publications')
  return (
    <div className={containerClass('page', 'title')}>
      <BackLink to="/publications" name={listName} />
      <PageTitle title={title} lead={t('typesLead')} className="mb-8" />
      {types.length > 0 ? (
        <ItemGrid items={types}>
          {types.map(({ id, slug, nome, descricao, imagem, idioma, totalPublicacoes }) => (
            <ItemCard
              key={id}
              to={listAddress('/publications', { type: slug })}
              title={nome}
              lang={idioma}
              cover={itemCover('TIPO_PUBLICACAO', id)}
              image={imagem}
              mark={toInitial(nome)}
              line={descricao}
              foot={t('count', { count: totalPublicacoes })}
              heading="h2"
            />
          ))}
        </ItemGrid>
      ) : (
        <NothingListed path="/publication-types" empty={{ icon: 'note', title: t('empty') }} />
      )}
    </div>
  )
}
