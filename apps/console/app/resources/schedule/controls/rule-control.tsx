import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { type RulePreset, readRule, rulePresets, writeRule } from '../rule-presets.ts'

/** How often something is held, by the day on which it is held first, and until when. */
export function RuleControl(props: WidgetProps) {
  const t = useTranslations('consoleScheduleFields.regra')
  const { form } = useEditorForm().valid
  const day = String(form.watch('data') ?? '')
  const rule = typeof props.value === 'string' && props.value !== '' ? props.value : null
  const { preset, until } = readRule(rule, day)
  const [isOwn, setOwn] = useState(false)
  const chosen = isOwn || preset === undefined ? 'own' : preset
  const choose = (name: string) => {
    setOwn(name === 'own')
    if (name !== 'own') props.onChange(writeRule(name as RulePreset, day, until))
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        {...fieldProps(props)}
        optional={undefined}
        value={chosen}
        options={[...rulePresets, 'own' as const].map((name) => ({ value: name, label: t(`presets.${name}`) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {chosen !== 'own' && chosen !== 'once' && (
        <TextField
          label={t('until')}
          hint={t('untilHelp')}
          type="date"
          min={day}
          value={until}
          onBlur={props.onBlur}
          onChange={({ currentTarget }) => props.onChange(writeRule(chosen, day, currentTarget.value))}
        />
      )}
      {chosen === 'own' && (
        <TextField
          label={t('own')}
          hint={t('ownHelp')}
          value={rule ?? ''}
          maxLength={props.field.max}
          spellCheck={false}
          autoCapitalize="characters"
          onBlur={props.onBlur}
          onChange={({ currentTarget }) => props.onChange(currentTarget.value || null)}
        />
      )}
    </div>
  )
}
