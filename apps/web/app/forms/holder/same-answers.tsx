import type { ValidForm } from '@narthex/client/forms/use-valid-form'
import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import { chipClass } from '@narthex/ui/chip'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { HolderInput } from './holder-form.ts'

export interface SameAnswersData {
  /** Name of the person who answered. */
  readonly name: string
  /** Answers by their fields, as they are typed. */
  readonly answers: HolderInput
}

/** Takes over the answers of an earlier ticket of the purchase. They can be changed afterwards. */
export function SameAnswers({
  name,
  answers,
  valid: { form },
}: SameAnswersData & { readonly valid: ValidForm<HolderInput, Participant> }) {
  const t = useTranslations('ticketBuying.holder')
  const [isFilled, setFilled] = useState(false)
  function fill(): void {
    for (const [field, value] of Object.entries(answers))
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
    setFilled(true)
  }
  return (
    <div className="min-w-0 sm:col-span-2">
      <button type="button" onClick={fill} className={`${chipClass} max-w-full`}>
        <span className="truncate">{t('sameAnswers', { name })}</span>
      </button>
      <p role="status" className="sr-only">
        {isFilled && t('filled', { name })}
      </p>
    </div>
  )
}
