import { isFramed } from '@narthex/client/device/parent-window'
import { textLinkClass } from '@narthex/ui/button'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { accessPath } from '../../../routing/redirect-to.ts'

/** The way to the login and back. In the frame of another site the church's site opens beside it: a login is never framed. */
export function LogInLink() {
  const t = useTranslations('chat')
  const { pathname, search } = useLocation()
  if (isFramed()) {
    return (
      <a href={`${pathname}${search}`} target="_blank" rel="noopener" className={textLinkClass}>
        {t('enter.openSite')}
      </a>
    )
  }
  return (
    <SmartLink to={accessPath(`${pathname}${search}`)} className={textLinkClass}>
      {t('enter.logIn')}
    </SmartLink>
  )
}
