import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'

/** Notice for a person without a card: shows their e-mail (specification §8), with the way to get a card. */
export function NoCard({ email }: { email: string }) {
  const t = useTranslations('memberCard')
  return (
    <EmptyState icon="person" title={t('noneTitle')} lead={t('none', { email })}>
      <p className="w-full max-w-measure text-muted">{t('noneLead')}</p>
      <SmartLink to="/about" className={buttonClass('quiet')}>
        {t('contact')}
      </SmartLink>
    </EmptyState>
  )
}
