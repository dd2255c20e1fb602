import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import type { PanelProps } from './panel.ts'

/** A bank account (ACH) that two small deposits prove. It takes days, so nothing waits here. */
export function DepositsPanel({ action }: PanelProps<'deposits'>) {
  const t = useTranslations('payments.deposits')
  return (
    <div className={`${cardClass} grid justify-items-center gap-4 p-5 text-center md:p-6`}>
      <p className="max-w-measure">{t('lead')}</p>
      {action.url ? (
        <a href={action.url} target="_blank" rel="noopener" className={`${buttonClass('primary')} max-sm:w-full`}>
          {t('action')}
          <Icon name="external" className="size-5" />
        </a>
      ) : (
        <p className="max-w-measure text-sm text-muted">{t('byMail')}</p>
      )}
    </div>
  )
}
