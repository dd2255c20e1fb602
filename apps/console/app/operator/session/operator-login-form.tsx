import { SecondStep } from '@narthex/client/forms/second-step/second-step'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep as Challenge } from '@narthex/contract/auth/second-step.schemas'
import { completeOperatorSession, openOperatorSession } from '@narthex/contract/operator/session.endpoints'
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
import { callApi, takeSession } from './operator-session.ts'

const schema = z.strictObject({ username: email, password: givenPassword })

export interface OperatorLoginFormProps {
  /** The only account that may log in here; any where there is none. */
  readonly email?: string | undefined
}

/** Password, then the second factor. An opened session is taken over by the window. */
export function OperatorLoginForm({ email }: OperatorLoginFormProps) {
  const t = useTranslations('consoleLogin')
  const [challenge, setChallenge] = useState<Challenge>()
  const [isExpired, setExpired] = useState(false)
  const begin = (isLate: boolean) => {
    setExpired(isLate)
    setChallenge(undefined)
  }
  if (!challenge)
    return (
      <>
        {isExpired && (
          <Notice tone="warning" className="mb-5">
            <p>{t('expiredChallenge')}</p>
          </Notice>
        )}
        <PasswordStep email={email} onChallenge={setChallenge} />
      </>
    )
  const prove = async (prova: FactorProof) =>
    takeSession(await callApi(completeOperatorSession, { body: { desafio: challenge.desafio, prova } }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <SecondStep challenge={challenge} onProof={prove} onExpired={() => begin(true)} />
      <button type="button" className={`${textLinkClass} w-fit`} onClick={() => begin(false)}>
        {t('startOver')}
      </button>
    </div>
  )
}

function PasswordStep({
  email,
  onChallenge,
}: OperatorLoginFormProps & { readonly onChallenge: (challenge: Challenge) => void }) {
  const t = useTranslations('consoleLogin')
  const own = useTranslations('operatorSession')
  const words = useTranslations('forms')
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { username: email ?? '', password: '' },
    refusals: {
      INVALID_CREDENTIALS: { field: 'password', text: own('refused') },
      NO_FACTOR: own('noFactor'),
    },
    onSubmit: async (body) => onChallenge(await callApi(openOperatorSession, { body })),
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
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
    </form>
  )
}
