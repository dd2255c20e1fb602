import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { Notice } from '@narthex/ui/notice'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useIsOnline } from '../../../device/connection.ts'
import { BankPicker } from '../../../payments/bank-picker.tsx'
import { CardPicker } from '../../../payments/card-picker.tsx'
import { MethodChoice } from '../../../payments/method-choice.tsx'
import { MemberPayer } from '../../../payments/payer/member-payer.tsx'
import { VisitorFields } from '../../../payments/payer/visitor-fields.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import type { Gift } from '../gift.ts'
import { CoverFees } from './cover-fees.tsx'
import { GiftFailure } from './gift-failure.tsx'
import { GiftSummary } from './gift-summary.tsx'
import { MethodLimits } from './method-limits.tsx'
import { PayBar } from './pay-bar.tsx'
import { useCheckout } from './use-checkout.ts'

export interface CheckoutFormProps {
  readonly begun: Gift
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
}

const formLabels = { card: 'toCard', bank: 'toBank' } as const

/** Who gives and how it is paid, beside what is given. */
export function CheckoutForm({ begun, reasons, settings }: CheckoutFormProps) {
  const t = useTranslations('giveCheckout')
  const money = useMoney()
  const isOnline = useIsOnline()
  const formId = useId()
  const methods = useRef<HTMLDivElement>(null)
  const methodPart = useRef<HTMLDivElement>(null)
  const failurePart = useRef<HTMLDivElement>(null)
  const checkout = useCheckout(begun, settings, () => {
    methods.current?.scrollIntoView({ block: 'start' })
    methods.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  })
  const { gift, change, price, giver, means, methodForm, opened, paying } = checkout
  const { member, missing, form } = giver
  const { moeda } = settings
  const amount = money(price.total, moeda)
  const toPay = t('pay', { amount })
  // The form of the method stands below what was in sight.
  const openedByVisitor = member ? undefined : opened?.kind
  useEffect(() => {
    if (openedByVisitor) methodPart.current?.scrollIntoView({ block: 'start' })
  }, [openedByVisitor])

  // It stands above the form of the method, and the bar with the button covers what is below.
  const hasFailed = paying.isDeclined || paying.error !== undefined
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
            needs={checkout.needs}
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
          <GiftFailure error={paying.error} isDeclined={paying.isDeclined} onRemedy={checkout.help} />
        </div>
        {opened && (
          <div ref={methodPart} className="scroll-mt-(--top-inset)">
            <h2 className="mb-3 text-lg font-semibold">{t(opened.kind)}</h2>
            {opened.kind === 'card' ? (
              <CardPicker
                payer={opened.payer}
                value={checkout.card}
                submitLabel={toPay}
                onChange={checkout.chooseCard}
              />
            ) : (
              <BankPicker
                payer={opened.payer}
                value={checkout.account}
                amount={amount}
                submitLabel={toPay}
                onChange={checkout.chooseAccount}
              />
            )}
          </div>
        )}
        {settings.flagEnsaio && (
          <Notice tone="info">
            <p>{t('rehearsal')}</p>
          </Notice>
        )}
        {!isOnline && (
          <Notice tone="warning" icon="offline">
            <p>{t('offline')}</p>
          </Notice>
        )}
        {(!opened || means) && (
          <PayBar
            label={methodForm && !means ? t(formLabels[methodForm]) : toPay}
            isSending={paying.isSending || form.isSending}
            isDisabled={missing.length > 0 || !price.method}
            {...(member ? { onPay: () => checkout.submit() } : { formId })}
          />
        )}
      </div>
      <aside className="sticky below-header-6 max-lg:hidden">{summary}</aside>
    </div>
  )
}
