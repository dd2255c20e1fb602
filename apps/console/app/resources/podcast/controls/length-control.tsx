import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import type { FieldWords } from '../../../resource/form/kind-editor.ts'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { lengthText, readLength } from '../length-text.ts'

/** A length in minutes and seconds; a text that is none is told by `<field>.wrong` of the form. */
export function LengthControl(props: WidgetProps) {
  const words = useTranslations(useEditorForm().editor.fields.texts) as unknown as FieldWords
  return (
    <LengthField
      {...fieldProps(props)}
      wrong={words(`${props.field.name}.wrong`)}
      value={props.value}
      onChange={props.onChange}
      empty={props.field.empty}
    />
  )
}

interface LengthFieldProps extends ReturnType<typeof fieldProps> {
  /** Told once the field is left with what cannot be read. */
  readonly wrong: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly empty: unknown
}

/** A text that cannot be read as a length stays as it was typed. */
export function LengthField({ value, onChange, empty, wrong, ...field }: LengthFieldProps) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (typeof value === 'number' ? lengthText(value) : String(value ?? ''))
  const isWrong = typed === undefined && typeof value === 'string' && value !== ''
  return (
    <TextField
      {...field}
      error={isWrong ? wrong : field.error}
      autoComplete="off"
      placeholder="32:10"
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const text = currentTarget.value.trim()
        onChange(text === '' ? empty : (readLength(text) ?? text))
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
    />
  )
}
