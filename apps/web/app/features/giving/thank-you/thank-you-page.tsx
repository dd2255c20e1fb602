import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { GiftFollowed } from './gift-followed.tsx'

const orderCode = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** Page of a gift, for everyone who has its code: waits for the payment, then gives thanks. */
export function ThankYouPage() {
  const t = useTranslations('giveThanks')
  const code = new URLSearchParams(useLocation().search).get('pedido')
  return (
    <div className={containerClass('measure', 'title')}>
      {code && orderCode.test(code) ? (
        <GiftFollowed key={code} code={code} />
      ) : (
        <EmptyState icon="give" title={t('noCode')} lead={t('noCodeLead')} isPage>
          <SmartLink to="/give" className={buttonClass('quiet')}>
            {t('give')}
          </SmartLink>
        </EmptyState>
      )}
    </div>
  )
}
