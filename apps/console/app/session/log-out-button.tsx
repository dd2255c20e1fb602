import { useAct } from '@narthex/client/data/use-act'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { buttonClass } from '@narthex/ui/button'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { leaveOffice } from './start-session.ts'
import type { Unsent } from './unsent.ts'

export interface LogOutButtonProps {
  readonly className: string
  readonly children: ReactNode
}

/**
 * Ends the session; where nothing answers it says so, since the session would still be open. Texts and marks of attendance that
 * this device has not sent yet are named first: they would be left to the next person here.
 */
export function LogOutButton({ className, children }: LogOutButtonProps) {
  const t = useTranslations('consoleFrame')
  const [unsent, setUnsent] = useState<Unsent>()
  const { run, failure } = useAct<void>(useFailureText())
  async function ask(): Promise<void> {
    const { countUnsent } = await import('./unsent.ts')
    const found = await countUnsent()
    if (found.texts + found.marks + found.visitors === 0) await leaveOffice()
    else setUnsent(found)
  }
  async function forgetAndLeave(): Promise<void> {
    const { forgetUnsent } = await import('./unsent.ts')
    await leaveOffice(forgetUnsent)
  }
  return (
    <>
      {!unsent && (
        <button type="button" className={className} onClick={() => void run(ask)}>
          {children}
        </button>
      )}
      <div role="alert" className="grid gap-2 text-sm empty:hidden">
        {unsent && (
          <>
            {unsent.texts > 0 && <p>{t('unsent', { count: unsent.texts })}</p>}
            {unsent.marks > 0 && <p>{t('unsentMarks', { count: unsent.marks })}</p>}
            {unsent.visitors > 0 && <p>{t('unsentVisitors', { count: unsent.visitors })}</p>}
            <p>{t('unsentLost')}</p>
            <button type="button" className={buttonClass('quiet')} onClick={() => void run(forgetAndLeave)}>
              {t('logOutAnyway')}
            </button>
            <button type="button" className={buttonClass('primary')} onClick={() => setUnsent(undefined)}>
              {t('stay')}
            </button>
          </>
        )}
        {failure && <p className="text-danger">{failure}</p>}
      </div>
    </>
  )
}
