import { SelectField } from '@narthex/ui/select-field'
import { useLocale } from 'use-intl'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'

/** The languages of the product as they are spoken in the places where most of its churches are. */
const tags = [
  'pt-BR',
  'pt-PT',
  'en-US',
  'en-GB',
  'es-419',
  'es-AR',
  'es-CL',
  'es-CO',
  'es-ES',
  'es-MX',
  'es-PY',
  'es-UY',
]

/** The language of the site, as it is spoken somewhere. */
export function LanguageControl(props: WidgetProps) {
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const value = String(props.value ?? '')
  const all = tags.includes(value) || value === '' ? tags : [value, ...tags]
  return (
    <SelectField
      {...fieldProps(props)}
      optional={undefined}
      value={value}
      options={all.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }))}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  )
}
