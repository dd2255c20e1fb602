import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { whenText } from '@narthex/client/format/dates'
import { resendReplyConfirmation } from '@narthex/contract/churches/reply-address.endpoints'
import { type ChurchSender, churchSender } from '@narthex/contract/churches/sender.settings'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useFailure } from '../../../components/use-failure.ts'
import { callApi } from '../../../session/api.ts'
import { useMay } from '../../../session/office.ts'

type Confirmation = NonNullable<ChurchSender['estado']['confirmacao']>

export interface ConfirmationStateProps {
  /** The reply address that was saved. */
  readonly address: string
  readonly state: ChurchSender['estado']
  readonly onSent: (confirmation: Confirmation) => void
}

/** Says whether the saved reply address was confirmed, and mails its link again. */
export function ConfirmationState({ address, state, onSent }: ConfirmationStateProps) {
  const t = useTranslations('consoleSender.state')
  if (state.confirmacao)
    return (
      <Waiting
        address={address}
        current={state.emUso ?? state.padrao.email}
        confirmation={state.confirmacao}
        onSent={onSent}
      />
    )
  return (
    <Notice tone="success">
      <p className="wrap-anywhere">{t('confirmed', { address })}</p>
    </Notice>
  )
}

interface WaitingProps extends Pick<ConfirmationStateProps, 'address' | 'onSent'> {
  /** Where replies go by now. */
  readonly current: string | null
  readonly confirmation: Confirmation
}

function Waiting({ address, current, confirmation, onSent }: WaitingProps) {
  const t = useTranslations('consoleSender.state')
  const dates = useDateContext()
  const mayWrite = useMay(churchSender.may.write)
  const { run, isBusy, failure } = useAct(useFailure())
  const expires = new Date(confirmation.expiraEm)
  const isGood = expires > new Date()
  const when = whenText(new Date(confirmation.enviadoEm), dates)
  const resend = async () => {
    onSent(await callApi(resendReplyConfirmation, {}))
    showMessage('GLOBAL', { tone: 'success', text: t('sent') })
  }
  return (
    <Notice tone={isGood ? 'info' : 'warning'}>
      <p className="wrap-anywhere">
        {current === null ? t('waitingAlone', { address, when }) : t('waiting', { address, when, current })}
      </p>
      <p>{isGood ? t('good', { until: whenText(expires, dates) }) : t('expired')}</p>
      {failure && <p className="text-danger">{failure}</p>}
      {mayWrite && (
        <button
          type="button"
          aria-busy={isBusy || undefined}
          className={`${toolClass('quiet')} mt-3`}
          onClick={() => void run(resend)}
        >
          {t('again')}
        </button>
      )}
    </Notice>
  )
}
