import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { MethodChoice } from '../../../payments/method-choice.tsx'
import { PayPart } from '../../../payments/pay-part.tsx'
import { PayeeLine } from '../../../payments/payee-line.tsx'
import { MemberPayer } from '../../../payments/payer/member-payer.tsx'
import { VisitorFields } from '../../../payments/payer/visitor-fields.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import type { Gift } from '../gift.ts'
import { CoverFees } from './cover-fees.tsx'
import { GiftFailure } from './gift-failure.tsx'
import { GiftSummary } from './gift-summary.tsx'
import { MethodLimits } from './method-limits.tsx'
import { useCheckout } from './use-checkout.ts'

export interface CheckoutFormProps {
  readonly begun: Gift
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
}

/** Giver and payment, beside the summary of the gift. */
export function CheckoutForm({ begun, reasons, settings }: CheckoutFormProps) {
  const t = useTranslations('giveCheckout')
  const money = useMoney()
  const formId = useId()
  const methods = useRef<HTMLDivElement>(null)
  const failurePart = useRef<HTMLDivElement>(null)
  const checkout = useCheckout(begun, settings, () => {
    methods.current?.scrollIntoView({ block: 'start' })
    methods.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  })
  const { gift, change, price, chosen } = checkout
  const { member, missing, form } = chosen.payer
  const { moeda } = settings
  const amount = money(price.total, moeda)
  // It stands above the form of the method, and the bar with the button covers what is below.
  const hasFailed = chosen.isDeclined || chosen.error !== undefined
  useEffect(() => {
    if (hasFailed) failurePart.current?.scrollIntoView({ block: 'nearest' })
  }, [hasFailed])

  const summary = <GiftSummary gift={gift} reasons={reasons} currency={moeda} total={price.total} />
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,44rem)_22rem] lg:items-start lg:justify-between lg:gap-x-14">
      <div className="grid grid-cols-1 gap-8 max-lg:mx-auto max-lg:max-w-measure">
        <div className="lg:hidden">{summary}</div>
        {member ? (
          <MemberPayer
            name={member.nome}
            title={t('giver.title')}
            mailNote={t('giver.receiptTo', { email: member.email })}
            missing={missing}
            path="/give/checkout"
          />
        ) : (
          <VisitorFields
            valid={form}
            needs={chosen.needs}
            formId={formId}
            title={t('giver.title')}
            emailHint={t('giver.emailHint')}
            path="/give/checkout"
          />
        )}
        <div ref={methods} className="scroll-mt-(--top-inset)">
          <MethodChoice
            methods={price.offered.map(({ codigoMetodoPagamento }) => codigoMetodoPagamento)}
            value={price.method?.codigoMetodoPagamento}
            onChange={(codigoMetodoPagamento) => change({ codigoMetodoPagamento })}
            amount={price.amount}
            currency={moeda}
            coversFees={gift.flagUsuarioTaxa && settings.flagTaxas}
          />
          <MethodLimits amount={price.amount} settings={settings} />
        </div>
        <CoverFees
          price={price}
          currency={moeda}
          isOn={gift.flagUsuarioTaxa}
          onChange={(flagUsuarioTaxa) => change({ flagUsuarioTaxa })}
        />
        <div ref={failurePart} className="scroll-mt-(--top-inset) scroll-mb-40 empty:hidden">
          <GiftFailure error={chosen.error} isDeclined={chosen.isDeclined} onRemedy={checkout.help} />
        </div>
        <PayPart
          chosen={chosen}
          text={t}
          amount={amount}
          payLabel={t('pay', { amount })}
          payee={<PayeeLine method={price.method?.codigoMetodoPagamento} settings={settings} />}
          isRehearsal={settings.flagEnsaio}
          isVisitor={!member}
          isSending={chosen.isSending || form.isSending}
          isDisabled={missing.length > 0 || !price.method}
          {...(member ? { onPay: () => chosen.submit() } : { formId })}
        />
      </div>
      <aside className="sticky below-header-6 max-lg:hidden">{summary}</aside>
    </div>
  )
}
