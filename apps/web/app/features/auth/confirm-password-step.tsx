import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { givenPassword } from '@narthex/contract/validation/password'
import { textLinkClass } from '@narthex/ui/button'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { callApi } from '../../session/api.ts'
import type { Activation } from './confirming-step.tsx'
import { FormFailure } from './form-failure.tsx'
import { Identity } from './identity.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { type ProvenListener, useConfirmation } from './use-confirmation.ts'

const schema = z.strictObject({ senha: givenPassword })

export interface ConfirmPasswordStepProps extends StepProps, ProvenListener, Activation {
  readonly codigo: string
  /** The reader does not know the password, or did not register. */
  readonly onUnknown: () => void
}

/** Confirms an e-mail for the person who registered with it, and logs them in. */
export function ConfirmPasswordStep({ go, onProven, codigo, email, pessoa, onUnknown }: ConfirmPasswordStepProps) {
  const t = useTranslations('access')
  const forms = useTranslations('forms')
  const gate = useCaptchaGate(callApi)
  const { confirm, refusals } = useConfirmation(go, email, onProven)
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    refusals: { ...refusals, WRONG_PASSWORD: { field: 'senha', text: t('confirm.wrong') } },
    onSubmit: ({ senha }) => gate.run((captcha) => confirm({ codigo, senha, captcha }, senha)),
  })

  return (
    <StepFrame title={t('confirm.title')} lead={t('confirm.lead')}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <Identity email={email} go={go} />
        {pessoa && <p>{t('confirm.registered', { name: `${pessoa.nome} ${pessoa.sobrenome}` })}</p>}
        <PasswordField
          {...field('senha', t('field.senha'))}
          autoComplete="current-password"
          enterKeyHint="go"
          showLabel={forms('show')}
          hideLabel={forms('hide')}
        />
        {gate.captcha}
        <FormFailure failure={failure} />
        <SubmitButton isSending={isSending}>{t('confirm.submit')}</SubmitButton>
      </form>
      <button type="button" onClick={onUnknown} className={`${textLinkClass} justify-self-center`}>
        {t('confirm.unknown')}
      </button>
    </StepFrame>
  )
}
