import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { WatchedPayment } from '../use-payment-status.ts'
import { ApprovalPanel } from './approval-panel.tsx'
import { BoletoPanel } from './boleto-panel.tsx'
import { DepositsPanel } from './deposits-panel.tsx'
import { InstructionsPanel } from './instructions-panel.tsx'
import { QrPanel } from './qr-panel.tsx'
import { ScriptPanel } from './script-panel.tsx'
import { WaitingLine } from './waiting-line.tsx'

export interface PayerActionProps {
  readonly payment: WatchedPayment
  readonly status: PaymentStatus
  readonly onAgain?: (() => void) | undefined
}

/** Next step of the payer of an open payment, or the note that they only have to wait. */
export function PayerAction({ payment, status, onAgain }: PayerActionProps) {
  const { acao, flagEnsaio, resultado } = status.pagamento ?? {}
  // The gateway or the bank is at work: the payer has done their part.
  const hasPaid = resultado === 'em_aberto' || resultado === 'aprovado'
  const panel = { status, onCheck: payment.check }
  switch (acao?.kind) {
    case 'qr':
      return <QrPanel {...panel} action={acao} onAgain={onAgain} />
    case 'boleto':
      return <BoletoPanel {...panel} action={acao} />
    case 'redirect':
    case 'challenge':
      // At the rehearsal gateway there is nowhere to go: its panel plays the other side.
      return flagEnsaio ? (
        <WaitingLine onCheck={payment.check} question="checkReturn" />
      ) : (
        <ApprovalPanel {...panel} action={acao} />
      )
    case 'deposits':
      return <DepositsPanel {...panel} action={acao} />
    case 'instructions':
      return <InstructionsPanel {...panel} action={acao} />
    case 'script':
      return <ScriptPanel {...panel} action={acao} />
    default:
      return status.pagamento?.codigoMetodoPagamento === 'CASH' ||
        status.pagamento?.codigoMetodoPagamento === 'BANK_TRANSFER' ? (
        <InstructionsPanel {...panel} action={undefined} />
      ) : (
        <WaitingLine onCheck={payment.check} question={hasPaid ? 'checkNow' : 'check'} />
      )
  }
}
