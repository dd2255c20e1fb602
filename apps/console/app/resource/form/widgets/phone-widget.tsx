import { usualCountry } from '@narthex/client/format/usual-country'
import type { Address } from '@narthex/contract/churches/church.schemas'
import { TextField } from '@narthex/ui/text-field'
import { useEditorForm } from '../editor-form.ts'
import { fieldProps, type WidgetProps } from './widget.ts'
import { writePhone } from './write-phone.ts'

/** A phone number; one of the country of the form's address is written as people there write it, once it is left. */
export function PhoneWidget(props: WidgetProps) {
  const { value, onChange, onBlur, field, language } = props
  const { form } = useEditorForm().valid
  const address = form.watch('endereco') as Address | null | undefined
  const country = address?.pais ?? usualCountry(language)
  return (
    <TextField
      {...fieldProps(props)}
      type="tel"
      inputMode="tel"
      maxLength={field.max}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? field.empty : currentTarget.value)}
      onBlur={({ currentTarget }) => {
        const written = writePhone(currentTarget.value, country)
        if (written !== currentTarget.value) onChange(written === '' ? field.empty : written)
        onBlur()
      }}
    />
  )
}
