import { PasswordRules } from '@narthex/client/forms/password-rules'
import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { logIn } from '@narthex/contract/auth/login.endpoints'
import { acceptPersonInvitation } from '@narthex/contract/people/person-login.endpoints'
import { code } from '@narthex/contract/validation/codes'
import { givenPassword, newPassword } from '@narthex/contract/validation/password'
import { confirmed, email } from '@narthex/contract/validation/text'
import { textLinkClass } from '@narthex/ui/button'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { enterSession } from '../../login/start-session.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'
import { FormFailure } from './form-failure.tsx'
import type { StepProps } from './step-frame.tsx'

/** The account that opens the person: one to make, that of the mailed address, or one with another address. */
export type InvitedAccount = 'new' | 'known' | 'other'

const unasked = z.optional(z.string())
const schemas = {
  new: z
    .strictObject({
      email: unasked,
      senha: newPassword,
      confirmacao: z.string().check(z.minLength(1, code('REQUIRED'))),
    })
    .check(confirmed('senha', 'confirmacao')),
  known: z.strictObject({ email: unasked, senha: givenPassword, confirmacao: unasked }),
  other: z.strictObject({ email, senha: givenPassword, confirmacao: unasked }),
}
type Schema = (typeof schemas)[InvitedAccount]

export interface InvitedFormProps extends StepProps {
  readonly codigo: string
  readonly account: InvitedAccount
}

/** Takes an invitation, and logs its person in. */
export function InvitedForm({ go, codigo, account }: InvitedFormProps) {
  const t = useTranslations('access')
  const forms = useTranslations('forms')
  const { church } = useChurchSite()
  const gate = useCaptchaGate(callApi)
  const isNew = account === 'new'
  const isDone = { replace: true }
  const { field, submit, isSending, failure, form } = useValidForm<z.input<Schema>, z.output<Schema>>({
    schema: schemas[account],
    refusals: {
      INVALID_CODE: () => go({ name: 'bad-link', kind: 'invitation' }, isDone),
      INVALID_CREDENTIALS: { field: 'senha', text: t('login.invalid') },
      ALREADY_REGISTERED: t('invited.taken'),
    },
    async onSubmit({ email: other, senha }) {
      const own = account === 'other' && other ? { email: other } : {}
      const accepted = await gate.run((captcha) =>
        callApi(acceptPersonInvitation, { body: { codigo, senha, ...own, captcha } }),
      )
      try {
        const answer = await callApi(logIn, { body: { username: accepted.email, password: senha } })
        if ('desafio' in answer) return go({ name: 'second-factor', email: accepted.email, challenge: answer }, isDone)
        await enterSession(church, answer)
      } catch {
        // The account is open all the same, and its link is spent.
        go({ name: 'email', notice: 'confirmed' }, isDone)
      }
    },
  })
  const shown = { showLabel: forms('show'), hideLabel: forms('hide') }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {account === 'other' && (
        <TextField {...field('email', t('field.email'))} type="email" autoComplete="username" inputMode="email" />
      )}
      <PasswordField
        {...field('senha', t(isNew ? 'field.senha' : 'field.senhaAtual'), isNew ? { deps: ['confirmacao'] } : {})}
        {...shown}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew && { hint: <PasswordRules control={form.control} name="senha" /> })}
      />
      {isNew && (
        <PasswordField {...field('confirmacao', t('field.confirmacao'))} {...shown} autoComplete="new-password" />
      )}
      {gate.captcha}
      <FormFailure failure={failure} />
      <SubmitButton isSending={isSending}>{t(isNew ? 'invited.submit' : 'invited.submitAccount')}</SubmitButton>
      {!isNew && (
        <button
          type="button"
          onClick={() => go({ name: 'recover' })}
          className={`${textLinkClass} justify-self-center`}
        >
          {t('email.forgot')}
        </button>
      )}
    </form>
  )
}
