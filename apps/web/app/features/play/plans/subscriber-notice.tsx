import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useStanding } from '../member/use-standing.ts'

/** Notice that the reader already subscribes. */
export function SubscriberNotice() {
  const t = useTranslations('playPlans')
  if (useStanding() !== 'subscriber') return null
  return (
    <Notice tone="success" className="mt-5 max-w-measure">
      <p className="font-semibold">{t('already')}</p>
      <p>{t('alreadyLead')}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <SmartLink to="/play/browse" className={textLinkClass}>
          {t('browse')}
        </SmartLink>
        <SmartLink to="/user/subscriptions" className={textLinkClass}>
          {t('manage')}
        </SmartLink>
      </p>
    </Notice>
  )
}
