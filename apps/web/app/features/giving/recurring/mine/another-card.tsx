import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toCardFields } from '../../../../payments/card-fields.ts'
import { type CardChoice, CardPicker } from '../../../../payments/card-picker.tsx'
import { useCardPayer } from '../../../../payments/payer/use-card-payer.ts'
import { toChoice, toPlan } from '../plan/plan.ts'
import { changeRecurrence, pauseRecurrence, retryCycle } from '../recurrence-calls.ts'
import type { OneRepairProps } from './card-repair.tsx'

/** Chooses the card with which a recurring gift goes on. */
export function AnotherCard({ recurrence, isBusy, onRepair }: OneRepairProps) {
  const t = useTranslations('recurringGifts.repair')
  const payer = useCardPayer()
  const [choice, setChoice] = useState<CardChoice>()
  const { id, versao, falha } = recurrence

  const change = async (chosen: CardChoice) => {
    const changed = await changeRecurrence(id, { versao, ...toChoice(toPlan(recurrence)), ...toCardFields(chosen) })
    if (changed.falha) return retryCycle(id, changed.falha.ciclo)
    return changed.situacao === 'FALHOU' ? pauseRecurrence(id, false) : changed
  }
  return (
    <div className="mt-5 grid grid-cols-1 gap-5">
      <CardPicker value={choice} onChange={setChoice} payer={payer} isKept />
      {choice && (
        <button
          type="button"
          onClick={() => void onRepair(() => change(choice))}
          aria-busy={isBusy}
          className={buttonClass('primary')}
        >
          {isBusy && <Spinner />}
          {t(falha ? 'anotherAndRetry' : 'useCard')}
        </button>
      )}
    </div>
  )
}
