import type { MinistryPage as MinistryData } from '@narthex/contract/content/content.schemas'
import { buttonClass } from '@narthex/ui/button'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { Portrait } from '@narthex/ui/portrait'
import { useTranslations } from 'use-intl'
import { itemGridClass } from '../../components/item-card.tsx'
import { MoreSection } from '../../components/more-section.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import type { ItemData } from './item-data.ts'
import { MinistryItem } from './ministry-item.tsx'
import { ProjectItem } from './project-item.tsx'
import { ReadingPage } from './reading-page.tsx'

/** A ministry: what it is, who looks after it, how to reach them, what they are at. */
export function MinistryPage({ item, listName }: ItemData<MinistryData>) {
  const t = useTranslations('ministries')
  const { responsaveis, contato, projetos, relacionados } = item
  return (
    <ReadingPage
      item={item}
      cover={itemCover('MINISTERIO', item.id)}
      list={{ to: '/ministries', name: listName }}
      after={
        <>
          {projetos.length > 0 && (
            <MoreSection title={t('projects')}>
              <ul className={itemGridClass}>
                {projetos.map((project) => (
                  <ProjectItem key={project.id} ministryId={item.id} project={project} />
                ))}
              </ul>
            </MoreSection>
          )}
          {relacionados.length > 0 && (
            <MoreSection title={t('others')}>
              <ul className={itemGridClass}>
                {relacionados.map((other) => (
                  <MinistryItem key={other.id} ministry={other} />
                ))}
              </ul>
            </MoreSection>
          )}
        </>
      }
    >
      {(responsaveis.length > 0 || contato) && <Leaders leaders={responsaveis} contact={contato} lang={item.idioma} />}
    </ReadingPage>
  )
}

interface LeadersProps {
  readonly leaders: MinistryData['responsaveis']
  readonly contact: string | null
  readonly lang: string
}

function Leaders({ leaders, contact, lang }: LeadersProps) {
  const t = useTranslations('ministries')
  const { corApp } = useChurchSite()
  return (
    <MoreSection title={t('leaders')} className="mt-10">
      <ul className="grid gap-3 sm:grid-cols-2">
        {leaders.map(({ nome, funcao }) => (
          <li key={nome} className="flex items-center gap-4 rounded-card bg-card p-4 shadow-rest">
            <Portrait name={nome} colour={corApp} photo={null} className="h-16 w-14 shrink-0" />
            <div className="min-w-0">
              <p className="font-semibold">{nome}</p>
              {funcao && (
                <p lang={lang} className="text-sm text-muted">
                  {funcao}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {contact && (
        <p className="mt-5">
          <SmartLink address={contact} className={`${buttonClass('primary')} whitespace-nowrap`}>
            {t('contact')}
          </SmartLink>
        </p>
      )}
    </MoreSection>
  )
}
