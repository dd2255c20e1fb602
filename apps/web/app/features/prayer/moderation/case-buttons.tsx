import type { PrayerDecision } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import type { CaseAct } from './case-acts.ts'
import type { Outcome } from './case-outcomes.ts'

export interface CaseButtonsProps {
  readonly acts: readonly CaseAct[]
  readonly outcome: Outcome | undefined
  readonly name: string
  /** Must not reject. */
  readonly onDecide: (decision: PrayerDecision) => Promise<void>
}

/** Buttons of the decisions on a case: immediate, or with a confirmation if another member is affected. */
export function CaseButtons({ acts, outcome, name, onDecide }: CaseButtonsProps) {
  const t = useTranslations('prayerModeration')
  const [asking, setAsking] = useState<CaseAct>()
  const [deciding, setDeciding] = useState<PrayerDecision>()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that took it back is gone.
    if (outcome === 'takenBack') first.current?.focus()
  }, [outcome])

  const decide = async ({ decision }: CaseAct) => {
    if (deciding) return
    setDeciding(decision)
    await onDecide(decision)
    setDeciding(undefined)
    setAsking(undefined)
  }

  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {acts.map((act, at) => (
          <button
            key={act.decision}
            type="button"
            ref={at === 0 ? first : undefined}
            aria-busy={deciding === act.decision || undefined}
            onClick={() => (act.isConfirmed ? setAsking(act) : void decide(act))}
            className={buttonClass(at === 0 && outcome !== 'PUBLICAR' ? 'primary' : 'quiet')}
          >
            {deciding === act.decision && <Spinner />}
            {t(`act.${act.label}`)}
            <span className="sr-only">: {name}</span>
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {(outcome === 'failed' || outcome === 'changed') && t(outcome)}
      </p>
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={asking ? t(`confirm.${asking.decision}.title`, { name }) : ''}
        confirmLabel={asking ? t(`act.${asking.label}`) : ''}
        cancelLabel={t('cancel')}
        onClose={() => setAsking(undefined)}
        onConfirm={() => asking && decide(asking)}
      >
        {asking && <p>{t(`confirm.${asking.decision}.lead`, { name })}</p>}
      </ConfirmDialog>
    </>
  )
}
