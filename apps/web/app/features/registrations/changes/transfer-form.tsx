import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { toLocale } from '@narthex/contract/locale'
import { email, required } from '@narthex/contract/validation/text'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { type OwnTicket, offerTransfer } from './change-calls.ts'

const schema = z.object({ nome: required(120), email })

export interface TransferFormProps {
  readonly own: OwnTicket
  readonly onClose: () => void
  /** Receives the message to show. */
  readonly onDone: (text: string) => void
}

/** Form for the recipient of a ticket. */
export function TransferForm({ own, onClose, onDone }: TransferFormProps) {
  const t = useTranslations('ticketChanges.transfer')
  const idioma = toLocale(useLocale())
  const refusalText = useRefusalText('ticketChanges.errors')
  const valid = useValidForm({
    schema,
    defaultValues: { nome: '', email: '' },
    draft: { key: `ticket-transfer-${own.ticket.id}`, fields: ['nome', 'email'] },
    refusalText,
    async onSubmit(person) {
      await offerTransfer(own, { ...person, ...(idioma && { idioma }) })
      onDone(t('sent', { email: person.email }))
    },
  })
  return (
    <form noValidate onSubmit={valid.submit} className="mt-4 grid gap-4">
      <TextField
        {...valid.field('nome', t('name'))}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={120}
      />
      <TextField {...valid.field('email', t('email'))} type="email" inputMode="email" autoComplete="off" />
      {valid.failure && <Notice tone="danger">{valid.failure}</Notice>}
      <div className="mt-2 flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
        <button type="button" onClick={onClose} className={buttonClass('quiet')}>
          {t('cancel')}
        </button>
        <SubmitButton isSending={valid.isSending}>{t('send')}</SubmitButton>
      </div>
    </form>
  )
}
