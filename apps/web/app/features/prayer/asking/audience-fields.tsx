import { ChoiceGroup } from '@narthex/ui/choice-group'
import { Switch } from '@narthex/ui/switch'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { audiences } from './prayer-request.ts'
import type { RequestForm } from './request-form.ts'

/** Audience of a request, and whether it is anonymous. States openly that the prayer team sees every name. */
export function AudienceFields({ valid: { form, field } }: { valid: RequestForm }) {
  const t = useTranslations('prayerAsking')
  const [audience, isAnonymous] = useWatch({ control: form.control, name: ['audience', 'isAnonymous'] })
  const { error: _none, ...inputs } = field('audience', t('audience'))
  return (
    <div>
      <ChoiceGroup
        type="radio"
        {...inputs}
        options={audiences.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
      />
      {audience === 'wall' && (
        <div className="mt-2 border-t border-line pt-2">
          <Switch
            label={t('anonymous')}
            description={t('anonymousHint')}
            isOn={isAnonymous}
            onChange={(isOn) => form.setValue('isAnonymous', isOn, { shouldDirty: true })}
          />
        </div>
      )}
    </div>
  )
}
