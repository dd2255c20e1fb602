import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import type { Go } from './use-access-step.ts'

/** Shows the e-mail signing in, to the reader and their password manager, with the way to another account. */
export function Identity({ email, go }: { email: string; go: Go }) {
  const t = useTranslations('access')
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken ps-3.5">
      <Icon name="person" className="size-5 text-muted" />
      <p className="min-w-0 grow truncate py-2.5 text-sm">
        <span className="sr-only">{t('identity')} </span>
        <strong className="font-semibold">{email}</strong>
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <button
        type="button"
        onClick={() => go({ name: 'email' })}
        className="min-h-11 shrink-0 rounded-control px-3.5 text-sm font-semibold text-brand-text underline-offset-4 hover:underline"
      >
        {t('change')}
      </button>
    </div>
  )
}
