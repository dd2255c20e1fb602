import { useIsOnline } from '@narthex/client/device/connection'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { type ReactNode, useEffect, useRef } from 'react'
import { PageFoot } from '../components/page-foot.tsx'
import type { BankChoice } from './bank-form.tsx'
import { BankPicker } from './bank-picker.tsx'
import { type CardChoice, CardPicker } from './card-picker.tsx'
import type { CardPayer } from './known-holder.ts'
import type { MethodForm } from './method-forms.ts'
import type { PaymentMeans } from './payment-means.ts'

/** The chosen means of payment of a checkout. */
export interface ChosenMeans {
  /** Form that the method asks for. */
  readonly methodForm: MethodForm | undefined
  /** The form that is open, and for whom. */
  readonly opened: { readonly kind: MethodForm; readonly payer: CardPayer } | undefined
  readonly means: PaymentMeans | undefined
  readonly card: CardChoice | undefined
  readonly chooseCard: (chosen: CardChoice | undefined) => void
  readonly account: BankChoice | undefined
  readonly chooseAccount: (chosen: BankChoice | undefined) => void
}

/** The texts of a checkout, by its own purpose. */
export type PayTextKey = 'card' | 'bank' | 'toCard' | 'toBank' | 'rehearsal' | 'offline' | 'trust'

export interface PayPartProps {
  readonly chosen: ChosenMeans
  readonly text: (key: PayTextKey) => string
  /** Amount with its currency. */
  readonly amount: string
  readonly payLabel: string
  /** Line beside the button about who is paid (`PayeeLine`); none where nothing is. */
  readonly payee: ReactNode
  readonly isRehearsal: boolean
  /** Visitors open the form of the method below what they filled in: it comes into sight. */
  readonly isVisitor: boolean
  /** The purchase needs the card again: it is saved without a question. */
  readonly isCardKept?: true
  readonly isSending: boolean
  /** The price is on its way. */
  readonly isCounting?: boolean
  readonly isDisabled: boolean
  /** Id of the form that the button sends, instead of `onPay`. */
  readonly formId?: string
  readonly onPay?: () => void
}

const formLabels = { card: 'toCard', bank: 'toBank' } as const

/** The foot of every checkout: the card or the bank account, what is to be known before paying, and the button. */
export function PayPart({
  chosen,
  text,
  amount,
  payLabel,
  payee,
  isRehearsal,
  isVisitor,
  isCardKept,
  ...button
}: PayPartProps) {
  const { methodForm, opened, means } = chosen
  const isOnline = useIsOnline()
  const methodPart = useRef<HTMLDivElement>(null)
  const openedByVisitor = isVisitor ? opened?.kind : undefined
  useEffect(() => {
    if (openedByVisitor) methodPart.current?.scrollIntoView({ block: 'start' })
  }, [openedByVisitor])
  return (
    <>
      {opened && (
        <div ref={methodPart} className="scroll-mt-(--top-inset)">
          <h2 className="mb-3 text-lg font-semibold">{text(opened.kind)}</h2>
          {opened.kind === 'card' ? (
            <CardPicker
              payer={opened.payer}
              value={chosen.card}
              submitLabel={payLabel}
              onChange={chosen.chooseCard}
              {...(isCardKept && { isKept: true })}
            />
          ) : (
            <BankPicker
              payer={opened.payer}
              value={chosen.account}
              amount={amount}
              submitLabel={payLabel}
              onChange={chosen.chooseAccount}
            />
          )}
        </div>
      )}
      {isRehearsal && (
        <Notice tone="info">
          <p>{text('rehearsal')}</p>
        </Notice>
      )}
      {!isOnline && (
        <Notice tone="warning" icon="offline">
          <p>{text('offline')}</p>
        </Notice>
      )}
      {(!opened || means) && (
        <PayBar
          {...button}
          label={methodForm && !means ? text(formLabels[methodForm]) : payLabel}
          trust={text('trust')}
          payee={payee}
        />
      )}
    </>
  )
}

type PayBarProps = Pick<PayPartProps, 'isSending' | 'isCounting' | 'isDisabled' | 'formId' | 'onPay'> & {
  readonly label: string
  readonly trust: string
  readonly payee: ReactNode
}

/** The button that pays, within reach of the thumb, with the amount on it. */
function PayBar({ label, trust, payee, isSending, isCounting = false, isDisabled, formId, onPay }: PayBarProps) {
  return (
    <PageFoot>
      <button
        type={formId ? 'submit' : 'button'}
        form={formId}
        disabled={isDisabled}
        aria-busy={isSending || undefined}
        aria-disabled={isSending || isCounting || undefined}
        onClick={onPay}
        className={`${buttonClass('primary')} w-full text-lg! disabled:opacity-50`}
      >
        {isSending && <Spinner />}
        {label}
      </button>
      {payee && <div className="pt-2 text-center">{payee}</div>}
      <p className="pt-2 text-center text-sm text-muted">{trust}</p>
    </PageFoot>
  )
}
