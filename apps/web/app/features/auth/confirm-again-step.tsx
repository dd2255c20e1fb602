import { unlessEmpty } from '@narthex/client/forms/form-schemas'
import { PasswordRules } from '@narthex/client/forms/password-rules'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { code } from '@narthex/contract/validation/codes'
import { newPassword } from '@narthex/contract/validation/password'
import type { phone } from '@narthex/contract/validation/phone'
import { confirmed, required } from '@narthex/contract/validation/text'
import { textLinkClass } from '@narthex/ui/button'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { usePhoneEntry } from '../../forms/use-phone-entry.ts'
import type { Activation } from './confirming-step.tsx'
import { FormFailure } from './form-failure.tsx'
import { Identity } from './identity.tsx'
import { NameFields } from './name-fields.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { type ProvenListener, useConfirmation } from './use-confirmation.ts'

const passwords = { senha: newPassword, confirmacao: z.string().check(z.minLength(1, code('REQUIRED'))) }

function withNameBy(telefone: typeof phone) {
  const person = { nome: required(100), sobrenome: required(100), telefone: unlessEmpty(telefone) }
  return z.strictObject({ ...person, ...passwords }).check(confirmed('senha', 'confirmacao'))
}
type WithName = ReturnType<typeof withNameBy>

/** The registration is another church's: this one asks for the name as the person logs in. */
const withoutName = z
  .strictObject({
    nome: z.optional(z.string()),
    sobrenome: z.optional(z.string()),
    telefone: z.optional(z.string()),
    ...passwords,
  })
  .check(confirmed('senha', 'confirmacao'))

export interface ConfirmAgainStepProps extends StepProps, ProvenListener, Activation {
  readonly codigo: string
  readonly onBack: () => void
}

/** Confirms an e-mail for a reader who sets a password of their own and corrects who they are. */
export function ConfirmAgainStep({ go, onProven, codigo, email, pessoa, onBack }: ConfirmAgainStepProps) {
  const t = useTranslations('access')
  const forms = useTranslations('forms')
  const phoneEntry = usePhoneEntry()
  const withName = useMemo(() => withNameBy(phoneEntry.schema), [phoneEntry])
  const { confirm, refusals } = useConfirmation(go, email, onProven)
  const { field, submit, isSending, failure, form } = useValidForm<
    z.input<WithName | typeof withoutName>,
    z.output<WithName | typeof withoutName>
  >({
    schema: pessoa ? withName : withoutName,
    ...(pessoa && { defaultValues: pessoa }),
    refusals,
    async onSubmit({ senha, nome, sobrenome, telefone }) {
      const own = nome && sobrenome ? { pessoa: { nome, sobrenome, telefone: telefone || null } } : {}
      await confirm({ codigo, senhaNova: senha, ...own }, senha)
    },
  })
  const shown = { showLabel: forms('show'), hideLabel: forms('hide') }

  return (
    <StepFrame title={t('confirm.anewTitle')} lead={t('confirm.anewLead')}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <Identity email={email} go={go} />
        {pessoa && (
          <NameFields
            nome={field('nome', t('field.nome'))}
            sobrenome={field('sobrenome', t('field.sobrenome'))}
            telefone={field('telefone', t('field.telefone'), phoneEntry)}
          />
        )}
        <PasswordField
          {...field('senha', t('field.senhaNova'), { deps: ['confirmacao'] })}
          {...shown}
          autoComplete="new-password"
          hint={<PasswordRules control={form.control} name="senha" />}
        />
        <PasswordField {...field('confirmacao', t('field.confirmacao'))} {...shown} autoComplete="new-password" />
        <FormFailure failure={failure} />
        <SubmitButton isSending={isSending}>{t('confirm.submit')}</SubmitButton>
      </form>
      <button type="button" onClick={onBack} className={`${textLinkClass} justify-self-center`}>
        {t('confirm.known')}
      </button>
    </StepFrame>
  )
}
