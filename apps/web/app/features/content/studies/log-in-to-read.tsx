import type { StudyPage } from '@narthex/contract/content/study.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../../../components/quiet-page.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { accessPath } from '../../../routing/redirect-to.ts'
import { SeriesNeighbours } from './series-neighbours.tsx'

/** A study for members as visitors see it: its title, and the way to log in. */
export function LogInToRead({ item }: { item: StudyPage }) {
  const t = useTranslations('studies')
  const guard = useTranslations('guard')
  const { corApp } = useChurchSite()
  const { pathname, search } = useLocation()
  return (
    <>
      <QuietPage {...itemCover('ESTUDO', item.id)} colour={corApp} title={item.titulo} lead={t('logInToRead')}>
        <SmartLink to={accessPath(`${pathname}${search}`)} className={buttonClass('primary')}>
          {guard('signIn')}
        </SmartLink>
        <SmartLink to="/studies" className={buttonClass('quiet')}>
          {t('all')}
        </SmartLink>
      </QuietPage>
      <div className={`${containerClass('page')} pb-14`}>
        <SeriesNeighbours item={item} />
      </div>
    </>
  )
}
