import { useAct } from '@narthex/client/data/use-act'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { PaymentState } from '@narthex/contract/payments/payment-states'
import type { Messages } from '@narthex/locales/catalogue'
import { chipClass } from '@narthex/ui/chip'
import { Icon } from '@narthex/ui/icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { rehearse } from './payment-calls.ts'

interface Act {
  readonly state: PaymentState
  readonly label: keyof Messages['payments']['rehearsal']['acts']
}

const pay: Act = { state: 'paid', label: 'paid' }
const approve: Act = { state: 'paid', label: 'approve' }
const decline: Act = { state: 'failed', label: 'failed' }
const giveBack: Act = { state: 'refunded', label: 'refunded' }

/** Actions that the payer or a bank may take next, by the order's state. */
function findActs({ situacao, pagamento }: PaymentStatus): readonly Act[] {
  const hasPayer = pagamento?.resultado === 'pendente' || pagamento?.resultado === 'aguardando'
  switch (situacao) {
    case 'waiting': {
      const expire: readonly Act[] = pagamento?.expiraEm ? [{ state: 'expired', label: 'expired' }] : []
      return [hasPayer ? pay : approve, { state: 'in_review', label: 'in_review' }, decline, ...expire]
    }
    case 'review':
      return pagamento?.resultado === 'aprovado' ? [approve, giveBack] : [approve, decline]
    case 'success':
      return [giveBack, { state: 'disputed', label: 'disputed' }]
    case 'canceled':
      return pagamento?.codigoRecusa ? [] : [{ state: 'paid', label: 'late' }]
    default:
      return []
  }
}

export interface RehearsalPanelProps {
  readonly status: PaymentStatus
  readonly onChanged: (status: PaymentStatus) => void
  /** Heading level on the page. */
  readonly heading?: 'h2' | 'h3'
}

/** The payer's and the bank's side of a payment without money. Shown only where the rehearsal gateway plays it. */
export function RehearsalPanel({ status, onChanged, heading: Heading = 'h3' }: RehearsalPanelProps) {
  const t = useTranslations('payments.rehearsal')
  const titleId = useId()
  const { outcome, isBusy, run } = useAct()
  if (!status.pagamento?.flagEnsaio) return null
  const acts = findActs(status)

  const play = (state: PaymentState) => run(async () => onChanged(await rehearse(status.pedido, state)))
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border-2 border-dashed border-warning/60 bg-warning/8 p-4 md:p-5 print:border-solid"
    >
      <Heading id={titleId} className="flex items-center gap-2 font-semibold text-warning">
        <Icon name="info" className="size-5" />
        {t('title')}
      </Heading>
      {acts.length > 0 && (
        <div className="print:hidden">
          <p className="mt-1 text-sm">{t('lead')}</p>
          <div aria-busy={isBusy} className="mt-3 flex flex-wrap gap-2">
            {acts.map(({ state, label }) => (
              <button key={label} type="button" onClick={() => void play(state)} className={chipClass}>
                {t(`acts.${label}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      <p role="alert" className="mt-3 text-sm font-medium text-danger empty:hidden">
        {outcome.state === 'failed' && t('failed')}
      </p>
    </section>
  )
}
