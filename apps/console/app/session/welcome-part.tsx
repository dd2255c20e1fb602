import { useTranslations } from 'use-intl'
import { PasswordForm, type PasswordFormProps } from './password-form.tsx'

/** Where the mail of an invitation leads someone who has no password yet. */
export function WelcomePart({ church, ...form }: PasswordFormProps & { readonly church: string }) {
  const t = useTranslations('consoleWelcome')
  return (
    <>
      <h1 className="text-xl font-semibold">{t('title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('lead', { church })}</p>
      <PasswordForm {...form} />
    </>
  )
}
