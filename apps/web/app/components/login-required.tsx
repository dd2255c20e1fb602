import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { siteColour } from '../church/site.ts'
import { useRoot } from '../page/use-site.ts'
import { accessPath } from '../routing/redirect-to.ts'
import { QuietPage } from './quiet-page.tsx'
import { SmartLink } from './smart-link.tsx'

/** Page that the server renders for members only: it never knows the reader, so it says that a login is needed. */
export function LoginRequired({ title, path }: { title: string; path: string }) {
  const t = useTranslations('guard')
  const { site } = useRoot()
  return (
    <QuietPage seed={title} colour={siteColour(site)} title={t('title')} lead={t('lead', { title })}>
      <SmartLink to={accessPath(path)} className={buttonClass('primary')}>
        {t('signIn')}
      </SmartLink>
      <SmartLink to="/" className={buttonClass('quiet')}>
        {t('home')}
      </SmartLink>
    </QuietPage>
  )
}
