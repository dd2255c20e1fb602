import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { DoneCard } from '../../../components/done-card.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'

/** The farewell, without a session. */
export function DeletedPage() {
  const t = useTranslations('leaving')
  return (
    <DoneCard title={t('doneTitle')} lead={t('done')} more={t('doneThanks')}>
      <SmartLink to="/" className={buttonClass('primary')}>
        {t('home')}
      </SmartLink>
    </DoneCard>
  )
}
