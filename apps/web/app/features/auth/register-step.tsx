import { unlessEmpty } from '@narthex/client/forms/form-schemas'
import { PasswordRules } from '@narthex/client/forms/password-rules'
import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { logIn } from '@narthex/contract/auth/login.endpoints'
import { listOwnRecords } from '@narthex/contract/people/person-login.endpoints'
import { registerMember } from '@narthex/contract/users/user.endpoints'
import { code } from '@narthex/contract/validation/codes'
import { givenPassword, newPassword } from '@narthex/contract/validation/password'
import type { phone } from '@narthex/contract/validation/phone'
import { confirmed, required } from '@narthex/contract/validation/text'
import { textLinkClass } from '@narthex/ui/button'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { SmartLink } from '../../components/smart-link.tsx'
import { usePhoneEntry } from '../../forms/use-phone-entry.ts'
import { enterSession } from '../../login/start-session.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'
import { FormFailure } from './form-failure.tsx'
import { Identity } from './identity.tsx'
import { NameFields } from './name-fields.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

const repeated = z.string().check(z.minLength(1, code('REQUIRED')))

function schemasOf(telefone: typeof phone) {
  const person = { nome: required(100), sobrenome: required(100), telefone: unlessEmpty(telefone) }
  return {
    newLogin: z
      .strictObject({ ...person, senha: newPassword, confirmacao: repeated })
      .check(confirmed('senha', 'confirmacao')),
    /** The password exists already and is not repeated. */
    ownLogin: z.strictObject({ ...person, senha: givenPassword, confirmacao: z.optional(z.string()) }),
  }
}
type Schemas = ReturnType<typeof schemasOf>

/** Whether the church knows people whom the owner of a login may be. */
async function hasOwnRecord({ slug: id }: { readonly slug: string }, email: string, senha: string): Promise<boolean> {
  const { itens } = await callApi(listOwnRecords, { params: { id }, body: { email, senha } })
  return itens.length > 0
}

export interface RegisterStepProps extends StepProps {
  readonly email: string
  /** A login exists from another church; only this church does not know the person yet. */
  readonly isComplete: boolean
  /** The password with which the reader has just proven the login; they need not type it again. */
  readonly proven?: string | undefined
  /** The password is right, and the church knows people whom its owner may be. */
  readonly onProven?: ((senha: string) => void) | undefined
}

/** Registration at this church: personal data, and the password of a new or an existing login. */
export function RegisterStep({ go, onNote, email, isComplete, proven, onProven }: RegisterStepProps) {
  const t = useTranslations('access')
  const forms = useTranslations('forms')
  const idioma = useLocale()
  const { church } = useChurchSite()
  const gate = useCaptchaGate(callApi, true)
  const phoneEntry = usePhoneEntry()
  const schemas = useMemo(() => schemasOf(phoneEntry.schema), [phoneEntry])
  const isTaken = () => onNote({ kind: 'active', email })
  const { field, submit, isSending, failure, form } = useValidForm<
    z.input<Schemas['newLogin'] | Schemas['ownLogin']>,
    z.output<Schemas['newLogin'] | Schemas['ownLogin']>
  >({
    schema: isComplete ? schemas.ownLogin : schemas.newLogin,
    ...(proven && { defaultValues: { senha: proven } }),
    draft: { key: 'register', fields: ['nome', 'sobrenome', 'telefone'] },
    refusals: {
      INVALID_CREDENTIALS: isComplete ? { field: 'senha', text: t('login.invalid') } : isTaken,
      ALREADY_REGISTERED: isTaken,
      ACCOUNT_INACTIVE: () => onNote({ kind: 'inactive', email }),
    },
    async onSubmit({ confirmacao: _, ...given }) {
      if (isComplete && !proven && onProven && (await hasOwnRecord(church, email, given.senha)))
        return onProven(given.senha)
      const { flagAtivo } = await gate.run((captcha = '') =>
        callApi(registerMember, { params: { id: church.slug }, body: { ...given, email, idioma, captcha } }),
      )
      if (!flagAtivo) return go({ name: 'check-mail', email }, { replace: true })
      const body = { username: email, password: given.senha }
      const answer = await callApi(logIn, { body })
      if ('desafio' in answer) return go({ name: 'second-factor', email, challenge: answer }, { replace: true })
      await enterSession(church, answer)
    },
  })
  const words = isComplete ? 'complete' : 'register'
  const shown = { showLabel: forms('show'), hideLabel: forms('hide') }

  return (
    <StepFrame title={t(`${words}.title`)} lead={t(proven ? 'complete.leadProven' : `${words}.lead`)}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <Identity email={email} go={go} />
        <NameFields
          nome={field('nome', t('field.nome'))}
          sobrenome={field('sobrenome', t('field.sobrenome'))}
          telefone={field('telefone', t('field.telefone'), phoneEntry)}
        />
        {isComplete && !proven && (
          <PasswordField {...field('senha', t('field.senhaAtual'))} {...shown} autoComplete="current-password" />
        )}
        {!isComplete && (
          <>
            <PasswordField
              {...field('senha', t('field.senha'), { deps: ['confirmacao'] })}
              {...shown}
              autoComplete="new-password"
              hint={<PasswordRules control={form.control} name="senha" />}
            />
            <PasswordField {...field('confirmacao', t('field.confirmacao'))} {...shown} autoComplete="new-password" />
          </>
        )}
        {gate.captcha}
        <FormFailure failure={failure} />
        <SubmitButton isSending={isSending}>{t(`${words}.submit`)}</SubmitButton>
      </form>
      {isComplete && !proven && (
        <button
          type="button"
          onClick={() => go({ name: 'recover' })}
          className={`${textLinkClass} justify-self-center`}
        >
          {t('email.forgot')}
        </button>
      )}
      <SmartLink to="/privacy" className={`${textLinkClass} justify-self-center text-sm`}>
        {t('register.privacy')}
      </SmartLink>
    </StepFrame>
  )
}
