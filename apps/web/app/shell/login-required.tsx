import { buttonClass } from '@narthex/ui/button'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { siteColour } from '../lib/site.ts'
import { accessPath } from './church-menu.ts'
import { QuietPage } from './quiet-page.tsx'
import { useRoot } from './use-site.ts'

/** What the server shows of a member page: it never knows the reader, so it says what is needed. */
export function LoginRequired({ title, path }: { title: string; path: string }) {
  const t = useTranslations('guard')
  const { site } = useRoot()
  return (
    <QuietPage seed={title} colour={siteColour(site)} title={t('title')} lead={t('lead', { title })}>
      <Link to={accessPath(path)} className={buttonClass('primary')}>
        {t('signIn')}
      </Link>
      <Link to="/" className={buttonClass('quiet')}>
        {t('home')}
      </Link>
    </QuietPage>
  )
}
