import { finishReauthentication } from '@narthex/contract/auth/factor.endpoints'
import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep as Challenge } from '@narthex/contract/auth/second-step.schemas'
import { givenPassword } from '@narthex/contract/validation/password'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { CallApi } from '../../calls/create-caller.ts'
import { useCaptchaGate } from '../use-captcha-gate.tsx'
import { useValidForm } from '../use-valid-form.ts'
import { SecondStep } from './second-step.tsx'

export interface ProveAgainDialogProps {
  readonly callApi: CallApi
  /** Email address of the account that is being confirmed. */
  readonly email: string | undefined
  /** Open while there is one; the password is asked for where it has no challenge. */
  readonly question: { readonly challenge: Challenge | null } | undefined
  readonly onSettled: (isProven: boolean) => void
}

/** Asks once more who is there, before something that guards the login is changed. */
export function ProveAgainDialog({ callApi, email, question, onSettled }: ProveAgainDialogProps) {
  const t = useTranslations('secondStep')
  const challenge = question?.challenge
  const prove = async (prova: FactorProof) => {
    const body = { desafio: challenge?.desafio ?? '', prova }
    await callApi(finishReauthentication, { body })
    onSettled(true)
  }
  return (
    <Dialog
      isOpen={question !== undefined}
      onClose={() => onSettled(false)}
      title={t('again.title')}
      closeLabel={t('close')}
    >
      <p className="mb-5 text-muted">{t('again.lead')}</p>
      {challenge ? (
        <SecondStep challenge={challenge} onProof={prove} onExpired={() => onSettled(false)} />
      ) : (
        <PasswordProof callApi={callApi} email={email} onProven={() => onSettled(true)} />
      )}
    </Dialog>
  )
}

const schema = z.strictObject({ senha: givenPassword })

interface PasswordProofProps extends Pick<ProveAgainDialogProps, 'callApi' | 'email'> {
  readonly onProven: () => void
}

function PasswordProof({ callApi, email, onProven }: PasswordProofProps) {
  const t = useTranslations('secondStep')
  const words = useTranslations('forms')
  const gate = useCaptchaGate(callApi)
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { senha: '' },
    refusals: { WRONG_PASSWORD: { field: 'senha', text: t('again.wrongPassword') } },
    async onSubmit({ senha }) {
      await gate.run((captcha) => callApi(finishReauthentication, { body: { senha, captcha } }))
      onProven()
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        {...field('senha', t('again.password'))}
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
