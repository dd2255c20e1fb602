import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenOutcome, Outcome } from './case-outcomes.ts'

export interface CaseOutcomeProps {
  readonly outcome: Exclude<Outcome, OpenOutcome>
  readonly onTakeBack: () => void
}

/** Outcome of a case, in place of its buttons; an unsent decision can be taken back. */
export function CaseOutcome({ outcome, onTakeBack }: CaseOutcomeProps) {
  const t = useTranslations('prayerModeration')
  const message = useRef<HTMLParagraphElement>(null)
  const last = useRef<Outcome>(undefined)
  useEffect(() => {
    // The button that was pressed is gone. A decision that is sent later does not move the focus.
    if (last.current !== 'held') message.current?.focus()
    last.current = outcome
  }, [outcome])

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-4">
      <p ref={message} role="status" tabIndex={-1} className="flex items-center gap-2 font-semibold focus:outline-none">
        <Icon name="check" className="size-5 text-success" />
        {outcome === 'gone' ? t('alreadyGone') : outcome === 'held' ? t('held') : t(`done.${outcome}`)}
      </p>
      {outcome === 'held' && (
        <button type="button" onClick={onTakeBack} className={buttonClass('quiet')}>
          {t('undo')}
        </button>
      )}
    </div>
  )
}
