import { useLoaded } from '@narthex/client/data/use-loaded'
import { SecondStep } from '@narthex/client/forms/second-step/second-step'
import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import { beginOfficeProof, proveOfficeSession } from '@narthex/contract/office/session.endpoints'
import { givenPassword } from '@narthex/contract/validation/password'
import { Notice } from '@narthex/ui/notice'
import { PasswordField } from '@narthex/ui/password-field'
import { Skeleton } from '@narthex/ui/skeleton'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { callApi } from './api.ts'

const schema = z.strictObject({ senha: givenPassword })

export interface ProofFormProps {
  readonly email: string
  readonly onProven: () => void
}

/** Asks once more who is there: by a second factor where the account has one, else by its password. */
export function ProofForm({ email, onProven }: ProofFormProps) {
  const t = useTranslations('consoleLogin')
  const [round, setRound] = useState(0)
  const begun = useLoaded(`proof ${round}`, () => callApi(beginOfficeProof, {}))
  const prove = async (desafio: string, prova: FactorProof) => {
    await callApi(proveOfficeSession, { body: { desafio, prova } })
    onProven()
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted">{t('proof.lead')}</p>
      {begun.state === 'loading' && <Skeleton className="h-24 w-full" />}
      {begun.state === 'failed' && <LoadFailed onRetry={() => void begun.reload()} />}
      {begun.state === 'ready' && begun.value.desafio && (
        <SecondStep
          challenge={begun.value.desafio}
          onProof={(proof) => prove(begun.value.desafio?.desafio ?? '', proof)}
          onExpired={() => setRound(round + 1)}
        />
      )}
      {begun.state === 'ready' && !begun.value.desafio && <PasswordProof email={email} onProven={onProven} />}
    </div>
  )
}

function PasswordProof({ email, onProven }: ProofFormProps) {
  const t = useTranslations('consoleLogin')
  const words = useTranslations('forms')
  const gate = useCaptchaGate(callApi)
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { senha: '' },
    refusals: { WRONG_PASSWORD: { field: 'senha', text: t('proof.wrongPassword') } },
    async onSubmit({ senha }) {
      await gate.run((captcha) => callApi(proveOfficeSession, { body: { senha, captcha } }))
      onProven()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('senha', t('password'))}
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
    </form>
  )
}
