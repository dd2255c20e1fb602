import type { PrayerReason } from '@narthex/contract/prayer/prayer.schemas'
import { chipClass } from '@narthex/ui/chip'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { RequestForm } from './request-form.ts'

/** Reason of the request: one of the church's, or none. */
export function ReasonField({ form, reasons }: { form: RequestForm['form']; reasons: readonly PrayerReason[] }) {
  const t = useTranslations('prayerAsking')
  const forms = useTranslations('forms')
  const labelId = useId()
  const chosen = useWatch({ control: form.control, name: 'motivo' })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would not stand in the grid
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="mb-2 text-sm font-semibold">
        {t('reason')} <span className="font-normal text-muted">{forms('optional')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {reasons.map(({ id, nome }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen === id}
            onClick={() => form.setValue('motivo', chosen === id ? null : id, { shouldDirty: true })}
            className={chipClass}
          >
            {nome}
          </button>
        ))}
      </div>
    </div>
  )
}
