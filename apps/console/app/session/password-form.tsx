import { PasswordRules } from '@narthex/client/forms/password-rules'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { changePassword } from '@narthex/contract/auth/account.endpoints'
import { openOfficeSession } from '@narthex/contract/office/session.endpoints'
import { newPassword } from '@narthex/contract/validation/password'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { callApi } from './api.ts'
import { takeSession } from './start-session.ts'
import type { WelcomeCode } from './welcome-code.ts'

const schema = z.strictObject({ senha: newPassword })

export interface PasswordFormProps extends WelcomeCode {
  /** Shows the login instead: where the password is known, or the session asks for more than it. */
  readonly onLogin: () => void
}

/** Chooses the password of someone who was invited, and lets them in with it. */
export function PasswordForm({ codigo, email, onLogin }: PasswordFormProps) {
  const t = useTranslations('consoleWelcome')
  const words = useTranslations('forms')
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    defaultValues: { senha: '' },
    refusals: { INVALID_CODE: t('INVALID_CODE') },
    async onSubmit({ senha }) {
      await callApi(changePassword, { body: { codigo, senha } })
      // From here on the password is chosen: what keeps them out now, the login says.
      const answer = await callApi(openOfficeSession, { body: { username: email, password: senha } }).catch(
        () => undefined,
      )
      if (!answer || 'desafio' in answer) return onLogin()
      takeSession(answer)
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('senha', t('password'))}
        autoComplete="new-password"
        enterKeyHint="go"
        showLabel={words('show')}
        hideLabel={words('hide')}
        hint={<PasswordRules control={form.control} name="senha" />}
      />
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
      <button type="button" onClick={onLogin} className={`${textLinkClass} w-fit`}>
        {t('toLogin')}
      </button>
    </form>
  )
}
