import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { logIn } from '@narthex/contract/auth/login.endpoints'
import { givenPassword } from '@narthex/contract/validation/password'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { enterSession } from '../../login/start-session.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'
import { FormFailure } from './form-failure.tsx'
import { Identity } from './identity.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

const schema = z.strictObject({ senha: givenPassword })

export interface LoginStepProps extends StepProps {
  readonly email: string
  /** The password is right, and this church does not know its owner yet. */
  readonly onProven: (senha: string) => void
  /** The second step took too long. */
  readonly notice?: 'expired' | undefined
}

/** Asks for the password, and where the login has one for its second factor. Once it is right the guard leads on to where the reader wanted to go. */
export function LoginStep({ go, onNote, email, notice, onProven }: LoginStepProps) {
  const t = useTranslations('access')
  const second = useTranslations('secondStep')
  const forms = useTranslations('forms')
  const { church } = useChurchSite()
  const gate = useCaptchaGate(callApi)
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    refusals: {
      INVALID_CREDENTIALS: { field: 'senha', text: t('login.invalid') },
      ACCOUNT_INACTIVE: () => onNote({ kind: 'inactive', email }),
      MEMBERSHIP_INACTIVE: t('login.closed'),
      REGISTRATION_INCOMPLETE: () => {
        onProven(form.getValues('senha'))
        go({ name: 'complete', email })
      },
    },
    async onSubmit({ senha }) {
      const answer = await gate.run((captcha) =>
        callApi(logIn, { body: { username: email, password: senha, captcha } }),
      )
      if ('desafio' in answer) return go({ name: 'second-factor', email, challenge: answer })
      await enterSession(church, answer)
    },
  })

  return (
    <StepFrame title={t('login.title')} lead={t('login.lead')}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        {notice && (
          <Notice tone="warning">
            <p>{second(notice)}</p>
          </Notice>
        )}
        <Identity email={email} go={go} />
        <PasswordField
          {...field('senha', t('field.senha'))}
          autoComplete="current-password"
          enterKeyHint="go"
          showLabel={forms('show')}
          hideLabel={forms('hide')}
        />
        {gate.captcha}
        <FormFailure failure={failure} />
        <SubmitButton isSending={isSending}>{t('login.submit')}</SubmitButton>
      </form>
      <button type="button" onClick={() => go({ name: 'recover' })} className={`${textLinkClass} justify-self-center`}>
        {t('email.forgot')}
      </button>
    </StepFrame>
  )
}
