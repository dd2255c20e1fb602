import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { useOfficeSession } from '../session/office.ts'
import { securityAddress } from '../session/site-addresses.ts'

/** Says which roles are paused until the account has a second factor, and where to set one up. */
export function SleepingRoles() {
  const t = useTranslations('consoleSession')
  const { rolesSuspensas, igreja } = useOfficeSession()
  if (rolesSuspensas.length === 0) return null
  const roles = rolesSuspensas.map((role) => t(`roles.${role}`)).join(', ')
  return (
    <Notice tone="warning" className="mb-6">
      <p className="font-semibold">{t('sleeping.title')}</p>
      <p>{t('sleeping.lead', { roles })}</p>
      <a href={securityAddress(igreja)} target="_blank" rel="noreferrer" className={textLinkClass}>
        {t('sleeping.action')}
      </a>
    </Notice>
  )
}
