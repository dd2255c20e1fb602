import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { recoverPassword } from '@narthex/contract/auth/account.endpoints'
import { email } from '@narthex/contract/validation/text'
import { textLinkClass } from '@narthex/ui/button'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { callApi } from '../../session/api.ts'
import { FormFailure } from './form-failure.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

const schema = z.strictObject({ email })

export interface RecoverStepProps extends StepProps {
  readonly typed: string
  readonly onTyped: (email: string) => void
}

/** Sends the link that replaces a forgotten password. */
export function RecoverStep({ go, onNote, typed, onTyped }: RecoverStepProps) {
  const t = useTranslations('access')
  const gate = useCaptchaGate(callApi)
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { email: typed },
    refusals: { EMAIL_NOT_FOUND: { field: 'email', text: t('recover.notFound') } },
    async onSubmit({ email }) {
      onTyped(email)
      await gate.run((captcha) => callApi(recoverPassword, { body: { email, captcha } }))
      onNote({ kind: 'recovery', email })
    },
  })

  return (
    <StepFrame title={t('recover.title')} lead={t('recover.lead')}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextField
          {...field('email', t('field.email'))}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
        />
        {gate.captcha}
        <FormFailure failure={failure} />
        <SubmitButton isSending={isSending}>{t('recover.submit')}</SubmitButton>
      </form>
      <button type="button" onClick={() => go({ name: 'email' })} className={`${textLinkClass} justify-self-center`}>
        {t('back')}
      </button>
    </StepFrame>
  )
}
