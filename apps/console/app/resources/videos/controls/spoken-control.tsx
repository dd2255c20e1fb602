import { SelectField } from '@narthex/ui/select-field'
import { useLocale, useTranslations } from 'use-intl'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'

/** Languages as they are spoken in the places where most churches of the product are, and those of their guests. */
const tags = ['pt-BR', 'pt-PT', 'en-US', 'en-GB', 'es', 'fr', 'de', 'it', 'ht', 'zh', 'ko', 'ar', 'bzs', 'ase']

/** Languages by their names, the chosen one among them whatever its capitals. */
export function useSpoken(chosen: string) {
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const known = tags.find((tag) => tag.toLowerCase() === chosen.toLowerCase())
  const all = chosen === '' || known ? tags : [chosen, ...tags]
  return { value: known ?? chosen, options: all.map((tag) => ({ value: tag, label: names.of(tag) ?? tag })) }
}

/** The language that is spoken in a video; that of the church where none is chosen. */
export function SpokenControl(props: WidgetProps) {
  const t = useTranslations('consoleVideoFields.idioma')
  return (
    <SelectField
      {...fieldProps(props)}
      optional={undefined}
      placeholder={t('church')}
      {...useSpoken(String(props.value ?? ''))}
      onChange={({ currentTarget }) =>
        props.onChange(currentTarget.value === '' ? props.field.empty : currentTarget.value)
      }
    />
  )
}
