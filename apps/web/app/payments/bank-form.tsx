import type { Mask } from '@narthex/client/forms/mask'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { code } from '@narthex/contract/validation/codes'
import { Notice } from '@narthex/ui/notice'
import { SelectField } from '@narthex/ui/select-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useChurchSite } from '../page/use-site.ts'
import { BankAccountRefused, type BankForm, exchangeBankAccount, prepareBankAccount } from './bank-calls.ts'
import { isAccountNumber, isRoutingNumber } from './bank-rules.ts'
import { PreparedForm } from './prepared-form.tsx'
import { SafeLine } from './typed-card-form.tsx'

/** A bank account that was typed just now, as the gateway's token. */
export interface BankChoice {
  readonly bank: { readonly token: string; readonly tipo: 'checking' | 'savings' }
  readonly ultimosDigitos: string
}

export interface BankAccountFormProps {
  readonly payer: { readonly nome: string; readonly email: string }
  /** Amount of the debit, as a text: the payer authorizes it here. */
  readonly amount: string
  readonly submitLabel?: string | undefined
  readonly onAccount: (account: BankChoice) => void
}

/**
 * A bank account in the United States (ACH), and its owner's word that it may be debited. Texts: `payments`,
 * `cards`, `validation`.
 */
export function BankAccountForm({ payer, ...form }: BankAccountFormProps) {
  const t = useTranslations('payments.bank')
  const texts = { opening: t('opening'), none: t('none'), notOpened: t('notOpened'), retry: t('retry') }
  return (
    <PreparedForm prepare={prepareBankAccount} isForeign={(own) => own !== null} texts={texts}>
      {(own) => <TypedBankForm own={own} payer={payer} {...form} />}
    </PreparedForm>
  )
}

const schema = z.strictObject({
  rota: z.string().check(z.refine(isRoutingNumber, code('ROUTING_NUMBER'))),
  conta: z.string().check(z.refine(isAccountNumber, code('BANK_ACCOUNT'))),
  tipo: z.enum(['checking', 'savings']),
})

const upTo = (length: number): Mask => ({
  read: (text) => text.replace(/\D/g, ''),
  write: (signs) => signs.slice(0, length),
  counts: /\d/,
})
const routingMask = upTo(9)
const accountMask = upTo(17)

function TypedBankForm({
  own,
  payer,
  amount,
  submitLabel,
  onAccount,
}: BankAccountFormProps & { readonly own: BankForm }) {
  const t = useTranslations('payments.bank')
  const { church } = useChurchSite()
  const [complaint, setComplaint] = useState<string>()
  const { field, submit, isSending } = useValidForm({
    schema,
    defaultValues: { rota: '', conta: '', tipo: 'checking' as const },
    async onSubmit(account) {
      setComplaint(undefined)
      try {
        const token = await exchangeBankAccount(own, account, payer)
        onAccount({ bank: { token, tipo: account.tipo }, ultimosDigitos: account.conta.slice(-4) })
      } catch (error) {
        // What a gateway writes may repeat the numbers: it is not reported.
        setComplaint(t(error instanceof BankAccountRefused ? 'refused' : 'unavailable'))
      }
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextField
        {...field('rota', t('routing'), { mask: routingMask })}
        hint={t('routingHint')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...field('conta', t('account'), { mask: accountMask })}
        hint={t('accountHint')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        {...field('tipo', t('kind'))}
        options={(['checking', 'savings'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <p className="text-sm text-muted">{t('mandate', { church: church.nome, amount })}</p>
      {complaint && (
        <Notice tone="danger">
          <p>{complaint}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{submitLabel ?? t('use')}</SubmitButton>
      <SafeLine />
    </form>
  )
}
