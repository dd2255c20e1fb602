import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { ChallengeForm } from './challenge-form.tsx'
import type { PanelProps } from './panel.ts'
import { isSecureAddress } from './secure-address.ts'
import { WaitingLine } from './waiting-line.tsx'

/**
 * The way to PayPal, or to the bank that confirms a card (3-D Secure): in a window of its own, so that this page stays and
 * turns by itself. A bank may forbid frames, and the window around a frame could be any page.
 */
export function ApprovalPanel({ action, status, onCheck }: PanelProps<'redirect' | 'challenge'>) {
  const t = useTranslations('payments.approval')
  const isPaypal = status.pagamento?.codigoMetodoPagamento === 'PAYPAL'
  const label = isPaypal ? 'paypal' : action.kind === 'challenge' ? 'bank' : 'elsewhere'
  const form = action.kind === 'challenge' ? action.form : undefined
  const className = `${buttonClass('primary')} max-sm:w-full`
  const content = (
    <>
      {t(label)}
      <Icon name="external" className="size-5" />
    </>
  )
  if (!isSecureAddress(action.url)) return <WaitingLine onCheck={onCheck} question="checkReturn" />
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className={`${cardClass} grid justify-items-center gap-4 p-5 text-center md:p-6`}>
        <p className="max-w-measure text-sm text-muted">{t('lead')}</p>
        {form ? (
          <ChallengeForm url={action.url} fields={form}>
            <button type="submit" className={className}>
              {content}
            </button>
          </ChallengeForm>
        ) : (
          <a href={action.url} target="_blank" rel="noopener" className={className}>
            {content}
          </a>
        )}
      </div>
      <WaitingLine onCheck={onCheck} question="checkReturn" />
    </div>
  )
}
