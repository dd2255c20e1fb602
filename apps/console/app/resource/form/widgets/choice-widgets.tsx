import { locales } from '@narthex/contract/locale'
import { languageNames } from '@narthex/locales/language-names'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { SelectField } from '@narthex/ui/select-field'
import { Switch } from '@narthex/ui/switch'
import type { ChangeEvent } from 'react'
import { useTranslations } from 'use-intl'
import { fieldProps, type WidgetProps } from './widget.ts'

export function FlagWidget({ label, hint, value, onChange }: WidgetProps) {
  return <Switch label={label} {...(hint && { description: hint })} isOn={value === true} onChange={onChange} />
}

export function ChoiceWidget(props: WidgetProps) {
  const t = useTranslations('consoleEditor')
  const { value, onChange, field, optionText } = props
  const options = field.options.map((option) => ({ value: option, label: optionText(option) }))
  const isUndecided = value === undefined || value === null || value === ''
  return (
    <SelectField
      {...fieldProps(props)}
      options={options}
      {...(field.isRequired ? isUndecided && { placeholder: t('choose') } : { placeholder: '–' })}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? field.empty : currentTarget.value)}
    />
  )
}

export function ChoicesWidget(props: WidgetProps) {
  const { value, onChange, field, optionText } = props
  const chosen = Array.isArray(value) ? value.map(String) : []
  const toggle = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    onChange(field.options.filter((option) => chosen.includes(option) !== (option === currentTarget.value)))
  return (
    <ChoiceGroup
      {...fieldProps(props)}
      type="checkbox"
      options={field.options.map((option) => ({ value: option, label: optionText(option) }))}
      onChange={toggle}
    />
  )
}

/** Choice of a language of the product; each is named in its own language. */
export function LanguageWidget(props: WidgetProps) {
  return (
    <SelectField
      {...fieldProps(props)}
      optional={undefined}
      options={locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
      value={String(props.value ?? '')}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  )
}
