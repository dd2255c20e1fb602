import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

export interface WaitingLineProps {
  readonly onCheck: () => Promise<void>
  /** Text of the question: for a payer who has paid, who comes back from elsewhere, or who can only wait. */
  readonly question?: 'check' | 'checkReturn' | 'checkNow'
}

/** Says that the page waits by itself, and lets those who do not believe it ask. */
export function WaitingLine({ onCheck, question = 'check' }: WaitingLineProps) {
  const t = useTranslations('payments')
  const [state, setState] = useState<'waiting' | 'checking' | 'checked'>('waiting')
  const check = async () => {
    if (state === 'checking') return
    setState('checking')
    await onCheck()
    // Where it came, this panel is gone by now.
    setState('checked')
  }
  return (
    <div className="grid justify-items-center gap-3 text-center print:hidden">
      <p aria-live="polite" className="flex items-center gap-2.5 text-sm text-balance text-muted max-sm:flex-col">
        <span className="payment-dots flex gap-1" aria-hidden="true">
          <i /> <i /> <i />
        </span>
        {t(state === 'checked' ? 'noneYet' : 'waiting')}
      </p>
      <button
        type="button"
        onClick={() => void check()}
        aria-busy={state === 'checking'}
        className={buttonClass('quiet')}
      >
        {state === 'checking' && <Spinner />}
        {t(question)}
      </button>
    </div>
  )
}
