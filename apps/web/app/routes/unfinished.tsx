import { buttonClass } from '@narthex/ui/button'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../components/quiet-page.tsx'
import { SmartLink } from '../components/smart-link.tsx'
import { loadPage } from '../page/load-page.server.ts'
import { useChurchSite } from '../page/use-site.ts'

export const loader = loadPage

/** The page of addresses whose feature is not implemented yet. */
export default function UnfinishedRoute() {
  const { title } = useLoaderData<typeof loader>()
  const { church, corApp } = useChurchSite()
  const t = useTranslations('unfinished')
  return (
    <QuietPage seed={`${church.codigo} ${title}`} colour={corApp} title={title} lead={t('lead')}>
      <SmartLink to="/" className={buttonClass('primary')}>
        {t('home')}
      </SmartLink>
      <SmartLink to="/about" className={buttonClass('quiet')}>
        {t('about')}
      </SmartLink>
    </QuietPage>
  )
}
