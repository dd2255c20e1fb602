import type { ProjectPage as ProjectData } from '@narthex/contract/content/content.schemas'
import { buttonClass } from '@narthex/ui/button'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { itemGridClass } from '../../components/item-card.tsx'
import { MoreSection } from '../../components/more-section.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { pathTo } from '../../routing/page-path.ts'
import type { ItemData } from './item-data.ts'
import { ProjectItem } from './project-item.tsx'
import { ReadingPage } from './reading-page.tsx'

export function ProjectPage({ item }: Pick<ItemData<ProjectData>, 'item'>) {
  const t = useTranslations('ministries')
  const { ministerio, contato, relacionados } = item
  return (
    <ReadingPage
      item={item}
      cover={itemCover('PROJETO', item.id)}
      list={{ to: pathTo('/ministries/:ministryId', { ministryId: ministerio.id }), name: ministerio.titulo }}
      eyebrow={t('projectOf', { ministry: ministerio.titulo })}
      after={
        relacionados.length > 0 && (
          <MoreSection title={t('otherProjects')}>
            <ul className={itemGridClass}>
              {relacionados.map((other) => (
                <ProjectItem key={other.id} ministryId={ministerio.id} project={other} />
              ))}
            </ul>
          </MoreSection>
        )
      }
    >
      {contato && (
        <p className="mt-10">
          <SmartLink address={contato} className={buttonClass('primary')}>
            {t('contact')}
          </SmartLink>
        </p>
      )}
    </ReadingPage>
  )
}
