import { Switch } from '@narthex/ui/switch'
import { TextField } from '@narthex/ui/text-field'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { usePhoneEntry } from '../../../forms/use-phone-entry.ts'
import type { RequestForm } from './request-form.ts'

/** Request for a call or a visit by the church. */
export function CareFields({ valid: { form, field } }: { valid: RequestForm }) {
  const t = useTranslations('prayerAsking')
  const titleId = useId()
  const [wantsCall, wantsVisit] = useWatch({ control: form.control, name: ['wantsCall', 'wantsVisit'] })
  const { placeholder, ...entry } = usePhoneEntry()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-base font-semibold">
        {t('care')}
      </h2>
      <Switch
        label={t('call')}
        isOn={wantsCall}
        onChange={(isOn) => form.setValue('wantsCall', isOn, { shouldDirty: true })}
      />
      {wantsCall && (
        <div className="mb-2 max-w-md">
          <TextField
            {...field('telefone', t('phone'), entry)}
            placeholder={placeholder}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            hint={t('phoneHint')}
          />
        </div>
      )}
      <Switch
        label={t('visit')}
        isOn={wantsVisit}
        onChange={(isOn) => form.setValue('wantsVisit', isOn, { shouldDirty: true })}
      />
    </section>
  )
}
