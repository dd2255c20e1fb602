import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { accessPath } from '../../../routing/redirect-to.ts'

/** Notice above studies for members; shown to everyone who is not known to be a member. */
export function ForMembers() {
  const t = useTranslations('studies')
  const guard = useTranslations('guard')
  const { pathname, search } = useLocation()
  return (
    <Notice tone="info" role="none" className="mb-6 maybe-member:hidden out-of-reach:hidden">
      <p>{t('forMembers')}</p>
      <SmartLink to={accessPath(`${pathname}${search}`)} className={textLinkClass}>
        {guard('signIn')}
      </SmartLink>
    </Notice>
  )
}
