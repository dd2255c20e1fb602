import type { PublicationType } from '@narthex/contract/content/content.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { listAddress } from '../../lib/list-address.ts'
import { ItemCard, itemGridClass } from '../../shell/item-card.tsx'
import { SmartLink } from '../../shell/smart-link.tsx'
import { BackLink } from './back-link.tsx'

interface PublicationTypesPageProps {
  readonly title: string
  readonly listName: string
  readonly types: readonly PublicationType[]
}

/** The types of what a church publishes, each the way to its publications. */
export function PublicationTypesPage({ title, listName, types }: PublicationTypesPageProps) {
  const t = useTranslations('publications')
  const lists = useTranslations('lists')
  return (
    <div className="mx-auto max-w-page px-5 pt-5 pb-14 md:pt-10 md:pb-20">
      <BackLink to="/publications" name={listName} />
      <h1 className="text-[clamp(2rem,1.5rem+2.2vw,3.25rem)] leading-[1.08]">{title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-lg text-muted">{t('typesLead')}</p>
      {types.length > 0 ? (
        <ul className={itemGridClass}>
          {types.map(({ id, slug, nome, descricao, imagem, idioma, totalPublicacoes }) => (
            <ItemCard
              key={id}
              to={listAddress('/publications', { type: slug })}
              title={nome}
              lang={idioma}
              seed={`publication-type ${id} ${nome}`}
              place={id}
              image={imagem}
              line={descricao}
              foot={t('count', { count: totalPublicacoes })}
              heading="h2"
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon="note" title={t('empty')} lead={lists('soon')}>
          <SmartLink to="/about" className={buttonClass('quiet')}>
            {lists('meet')}
          </SmartLink>
        </EmptyState>
      )}
    </div>
  )
}
