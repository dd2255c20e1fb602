import { PasswordRules } from '@narthex/client/forms/password-rules'
import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { changePassword } from '@narthex/contract/auth/account.endpoints'
import { givenPassword, newPassword } from '@narthex/contract/validation/password'
import { confirmed } from '@narthex/contract/validation/text'
import { Notice } from '@narthex/ui/notice'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { PagePath } from '../../routing/page-path.ts'
import { callApi } from '../../session/api.ts'
import { useSession } from '../../session/session.ts'
import { afterStep } from '../../session/step-result.ts'
import { AccountPage } from './account-page.tsx'

const schema = z
  .strictObject({ senhaAtual: givenPassword, senha: newPassword, confirmacao: z.string() })
  .check(confirmed('senha', 'confirmacao'))

/** A new password by the current one; the other devices are logged out with it. */
export function ChangePassword({ title }: { title: string }) {
  const t = useTranslations('account.password')
  const words = useTranslations('forms')
  const navigate = useNavigate()
  const gate = useCaptchaGate(callApi)
  const email = useSession(({ account }) => account?.email)
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    defaultValues: { senhaAtual: '', senha: '', confirmacao: '' },
    refusals: { WRONG_PASSWORD: { field: 'senhaAtual', text: t('wrong') } },
    async onSubmit({ senhaAtual, senha }) {
      await gate.run((captcha) => callApi(changePassword, { body: { senhaAtual, senha, captcha } }))
      await navigate('/user/change-password/success' satisfies PagePath, {
        replace: true,
        state: afterStep(null),
        viewTransition: true,
      })
    },
  })
  const shown = { showLabel: words('show'), hideLabel: words('hide') }

  return (
    <AccountPage title={title} lead={t('lead')}>
      <form noValidate onSubmit={submit} className="grid max-w-md gap-5">
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          {...field('senhaAtual', t('current'))}
          {...shown}
          autoComplete="current-password"
          hint={t('forgotten')}
        />
        <PasswordField
          {...field('senha', t('new'), { deps: ['confirmacao'] })}
          {...shown}
          autoComplete="new-password"
          hint={<PasswordRules control={form.control} name="senha" />}
        />
        <PasswordField {...field('confirmacao', t('repeat'))} {...shown} autoComplete="new-password" />
        {gate.captcha}
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        <SubmitButton isSending={isSending} className="max-sm:w-full sm:justify-self-start">
          {t('save')}
        </SubmitButton>
      </form>
    </AccountPage>
  )
}
