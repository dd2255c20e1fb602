import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { DoneCard } from '../../components/done-card.tsx'
import { SmartLink } from '../../components/smart-link.tsx'

/** Notice that the password was changed, and its effects. */
export function PasswordChanged() {
  const t = useTranslations('account.password')
  return (
    <DoneCard title={t('doneTitle')} lead={t('done')} more={t('doneOthers')}>
      <SmartLink to="/user" className={buttonClass('primary')}>
        {t('home')}
      </SmartLink>
      <SmartLink to="/user/devices" className={buttonClass('quiet')}>
        {t('devices')}
      </SmartLink>
    </DoneCard>
  )
}
