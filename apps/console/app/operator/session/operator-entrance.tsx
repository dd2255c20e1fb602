import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { OperatorLoginForm } from './operator-login-form.tsx'
import { SetUpForm } from './set-up-form.tsx'

/** Reads the code of the link of a new operator; it stands behind `#`, so that it reaches no server's log. */
export function readLink({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined {
  const codigo = new URLSearchParams(hash.slice(1)).get('codigo')
  return pathname === '/welcome' && codigo ? codigo : undefined
}

/** The way in, at whatever address; for a new operator, what their link is for. */
export function OperatorEntrance() {
  const t = useTranslations('operatorSession')
  const [codigo, setCodigo] = useState(() => readLink(location))
  const title = t(codigo ? 'setUpTitle' : 'title')
  useEffect(() => {
    document.title = title
  }, [title])
  const logIn = () => {
    history.replaceState(null, '', '/')
    setCodigo(undefined)
  }
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-100 rounded-card bg-card p-6 shadow-[inset_0_0_0_1px_var(--line)] sm:p-8">
        <h1 className="text-xl font-semibold">{title}</h1>
        {!codigo && <p className="mt-1 mb-6 text-muted">{t('lead')}</p>}
        {codigo ? <SetUpForm codigo={codigo} onLogin={logIn} /> : <OperatorLoginForm />}
      </div>
    </main>
  )
}
