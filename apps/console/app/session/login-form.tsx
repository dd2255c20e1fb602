import { SecondStep } from '@narthex/client/forms/second-step/second-step'
import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep as Challenge } from '@narthex/contract/auth/second-step.schemas'
import { completeOfficeSession, openOfficeSession } from '@narthex/contract/office/session.endpoints'
import { givenPassword } from '@narthex/contract/validation/password'
import { email } from '@narthex/contract/validation/text'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { callApi } from './api.ts'
import { takeSession } from './start-session.ts'

const schema = z.strictObject({ username: email, password: givenPassword })

export interface LoginFormProps {
  /** The only account that may log in here; any where there is none. */
  readonly email?: string | undefined
  /** Where a forgotten password is replaced. */
  readonly recoveryAddress: string | undefined
}

/** Password, then the second step where the account has one. An opened session is taken over by the window. */
export function LoginForm({ email, recoveryAddress }: LoginFormProps) {
  const t = useTranslations('consoleLogin')
  const [challenge, setChallenge] = useState<Challenge>()
  const [isExpired, setExpired] = useState(false)
  if (!challenge)
    return (
      <>
        {isExpired && (
          <Notice tone="warning" className="mb-5">
            <p>{t('expiredChallenge')}</p>
          </Notice>
        )}
        <PasswordStep email={email} recoveryAddress={recoveryAddress} onChallenge={setChallenge} />
      </>
    )
  const prove = async (prova: FactorProof) =>
    takeSession(await callApi(completeOfficeSession, { body: { desafio: challenge.desafio, prova } }))
  const begin = (isLate: boolean) => {
    setExpired(isLate)
    setChallenge(undefined)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('secondStepLead')}</p>
      <SecondStep challenge={challenge} onProof={prove} onExpired={() => begin(true)} />
      <button type="button" className={`${textLinkClass} w-fit`} onClick={() => begin(false)}>
        {t('startOver')}
      </button>
    </div>
  )
}

interface PasswordStepProps extends LoginFormProps {
  readonly onChallenge: (challenge: Challenge) => void
}

function PasswordStep({ email, recoveryAddress, onChallenge }: PasswordStepProps) {
  const t = useTranslations('consoleLogin')
  const words = useTranslations('forms')
  const gate = useCaptchaGate(callApi)
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { username: email ?? '', password: '' },
    refusals: {
      INVALID_CREDENTIALS: { field: 'password', text: t('refusals.INVALID_CREDENTIALS') },
      ACCOUNT_INACTIVE: t('refusals.ACCOUNT_INACTIVE'),
      MEMBERSHIP_INACTIVE: t('refusals.MEMBERSHIP_INACTIVE'),
      REGISTRATION_INCOMPLETE: t('refusals.REGISTRATION_INCOMPLETE'),
      NO_STAFF_ROLE: t('refusals.NO_STAFF_ROLE'),
    },
    async onSubmit(body) {
      const answer = await gate.run((captcha) => callApi(openOfficeSession, { body: { ...body, captcha } }))
      if ('desafio' in answer) onChallenge(answer)
      else takeSession(answer)
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextField
        {...field('username', t('email'))}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={email !== undefined}
      />
      <PasswordField
        {...field('password', t('password'))}
        autoComplete="current-password"
        enterKeyHint="go"
        showLabel={words('show')}
        hideLabel={words('hide')}
      />
      {gate.captcha}
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
      {recoveryAddress && (
        <a href={recoveryAddress} target="_blank" rel="noreferrer" className={`${textLinkClass} w-fit`}>
          {t('forgotten')}
        </a>
      )}
    </form>
  )
}
