import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PanelProps } from './panel.ts'
import { WaitingLine } from './waiting-line.tsx'

/** A step that the gateway's own script shows over the page. The script is loaded when the payer begins it. */
export function ScriptPanel({ action, onCheck }: PanelProps<'script'>) {
  const t = useTranslations('payments.script')
  const [isOpening, setOpening] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const open = async () => {
    if (isOpening) return
    setOpening(true)
    setFailed(false)
    try {
      const { openStripe } = await import('../stripe-script.ts')
      const stripe = await openStripe(action.publicKey)
      // What it answers is only a hint: the gateway is asked.
      const { error } = await stripe.handleNextAction({ clientSecret: action.clientSecret })
      setFailed(error !== undefined)
      await onCheck()
    } catch {
      setFailed(true)
    } finally {
      setOpening(false)
    }
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className={`${cardClass} grid justify-items-center gap-4 p-5 text-center md:p-6`}>
        <p>{t('lead')}</p>
        <button
          type="button"
          onClick={() => void open()}
          aria-busy={isOpening}
          className={`${buttonClass('primary')} max-sm:w-full`}
        >
          {isOpening && <Spinner />}
          {t('action')}
        </button>
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {hasFailed && t('failed')}
        </p>
      </div>
      <WaitingLine onCheck={onCheck} question="checkReturn" />
    </div>
  )
}
