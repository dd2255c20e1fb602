import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useSession } from '../../session/session.ts'

/** Notice to staff whose permissions are suspended until they add a second factor, with the link. Nothing to others. */
export function SleepingRights() {
  const t = useTranslations('account.asleep')
  const isAsleep = useSession(({ suspendedRoles }) => suspendedRoles.length > 0)
  if (!isAsleep) return null
  return (
    <section className="rounded-card bg-brand-soft p-5 md:flex md:items-center md:justify-between md:gap-6">
      <div className="min-w-0">
        <h2 className="text-lg">{t('title')}</h2>
        <p className="mt-1 text-ink/85">{t('lead')}</p>
      </div>
      <SmartLink to="/user/security" className={`${buttonClass('primary')} mt-4 shrink-0 md:mt-0`}>
        {t('action')}
      </SmartLink>
    </section>
  )
}
