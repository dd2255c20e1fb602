import { Switch } from '@narthex/ui/switch'
import { TextField } from '@narthex/ui/text-field'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { phoneMask } from '../../../lib/forms/masks.ts'
import { useChurchSite } from '../../../shell/use-site.ts'
import type { RequestForm } from './request-form.ts'

/** Whether somebody should call or come by. Only Brazilian numbers are taken (specification §5), so nobody else is asked for theirs. */
export function CareFields({ valid: { form, field }, hasOwnPhone }: { valid: RequestForm; hasOwnPhone: boolean }) {
  const t = useTranslations('prayerAsking')
  const titleId = useId()
  const { church } = useChurchSite()
  const [wantsCall, wantsVisit] = useWatch({ control: form.control, name: ['wantsCall', 'wantsVisit'] })
  const canBeCalled = hasOwnPhone || church.endereco?.pais === 'BR'
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-base font-semibold">
        {t('care')}
      </h2>
      {canBeCalled && (
        <Switch
          label={t('call')}
          isOn={wantsCall}
          onChange={(isOn) => form.setValue('wantsCall', isOn, { shouldDirty: true })}
        />
      )}
      {canBeCalled && wantsCall && (
        <div className="mb-2 max-w-md">
          <TextField
            {...field('telefone', t('phone'), { mask: phoneMask })}
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
