import { PasswordRules } from '@narthex/client/forms/password-rules'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { changePassword } from '@narthex/contract/auth/account.endpoints'
import { code } from '@narthex/contract/validation/codes'
import { newPassword } from '@narthex/contract/validation/password'
import { confirmed } from '@narthex/contract/validation/text'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { callApi } from '../../session/api.ts'
import { forgetPerson } from '../../session/forget-person.ts'
import { FormFailure } from './form-failure.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

const schema = z
  .strictObject({ senha: newPassword, confirmacao: z.string().check(z.minLength(1, code('REQUIRED'))) })
  .check(confirmed('senha', 'confirmacao'))

/** A new password by the code of a recovery e-mail; it logs out the current session of this device. */
export function NewPasswordStep({ go, codigo }: StepProps & { codigo: string }) {
  const t = useTranslations('access')
  const forms = useTranslations('forms')
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    refusals: { INVALID_CODE: () => go({ name: 'bad-link', kind: 'recovery' }, { replace: true }) },
    async onSubmit({ senha }) {
      await callApi(changePassword, { body: { senha, codigo } })
      forgetPerson()
      go({ name: 'email', notice: 'passwordChanged' }, { replace: true })
    },
  })
  const shown = { showLabel: forms('show'), hideLabel: forms('hide') }

  return (
    <StepFrame title={t('newPassword.title')} lead={t('newPassword.lead')}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <PasswordField
          {...field('senha', t('field.senhaNova'), { deps: ['confirmacao'] })}
          {...shown}
          autoComplete="new-password"
          hint={<PasswordRules control={form.control} name="senha" />}
        />
        <PasswordField {...field('confirmacao', t('field.confirmacao'))} {...shown} autoComplete="new-password" />
        <FormFailure failure={failure} />
        <SubmitButton isSending={isSending}>{t('newPassword.submit')}</SubmitButton>
      </form>
    </StepFrame>
  )
}
