import { textLinkClass } from '@narthex/ui/button'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { accessPath } from '../../../routing/redirect-to.ts'

/** Tells visitors that members can keep answers. */
export function LogInToAnswer() {
  const t = useTranslations('studies.answer')
  const { pathname, search } = useLocation()
  return (
    <p className="mt-6 maybe-member:hidden out-of-reach:hidden print:hidden">
      <SmartLink to={accessPath(`${pathname}${search}`)} className={textLinkClass}>
        {t('logIn')}
      </SmartLink>
    </p>
  )
}
