import { whenText } from '@narthex/client/format/dates'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { type Leaver, withdrawDeletion } from './leaving-calls.ts'

export interface AskedNoticeProps {
  readonly leaver: Leaver
  readonly email: string
  readonly expiraEm: string
  readonly onAskAgain: () => void
  readonly onWithdrawn: () => void
}

/** Notice that the request waits for confirmation by e-mail, and the button to withdraw it. */
export function AskedNotice({ leaver, email, expiraEm, onAskAgain, onWithdrawn }: AskedNoticeProps) {
  const t = useTranslations('leaving')
  const dates = useDateContext()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const withdraw = async () => {
    if (state === 'busy') return
    setState('busy')
    await withdrawDeletion(leaver).then(onWithdrawn, () => setState('failed'))
  }
  return (
    <section className={`${cardClass} p-5 sm:p-6`}>
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand-text">
        <Icon name="mail" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-lg focus:outline-none">
        {t('askedTitle')}
      </h2>
      <p className="mt-1 max-w-measure [overflow-wrap:anywhere]">
        {t('asked', { email, when: whenText(new Date(expiraEm), dates) })}
      </p>
      <p className="mt-1 max-w-measure text-muted">{t('again')}</p>
      {state === 'failed' && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {t('failed')}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={withdraw}
          aria-busy={state === 'busy' || undefined}
          className={`${buttonClass('primary')} max-sm:w-full`}
        >
          {state === 'busy' && <Spinner />}
          {t('withdraw')}
        </button>
        <button type="button" onClick={onAskAgain} className={`${buttonClass('quiet')} max-sm:w-full`}>
          {t('askAgain')}
        </button>
      </div>
    </section>
  )
}
