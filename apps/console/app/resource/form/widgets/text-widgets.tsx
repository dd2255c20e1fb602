import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import type { ChangeEvent } from 'react'
import { useTranslations } from 'use-intl'
import { fieldProps, type WidgetProps } from './widget.ts'

type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** An empty control stands for what the field has instead of a value. */
function bindText({ value, onChange, field: { empty, max } }: WidgetProps) {
  return {
    value: String(value ?? ''),
    maxLength: max,
    onChange: ({ currentTarget }: TextEvent) => onChange(currentTarget.value === '' ? empty : currentTarget.value),
  }
}

/** Characters left are told near the end alone. */
const nearEnd = 0.8

function useCountedHint({ hint, value, field: { max } }: WidgetProps): string | undefined {
  const t = useTranslations('consoleEditor')
  const { length } = String(value ?? '')
  if (max === undefined || length < max * nearEnd) return hint
  return [hint, t('chars', { count: String(length), max: String(max) })].filter(Boolean).join(' · ')
}

export function TextWidget(props: WidgetProps) {
  return <TextField {...fieldProps(props)} {...bindText(props)} hint={useCountedHint(props)} />
}

export function LongTextWidget(props: WidgetProps) {
  return <TextArea {...fieldProps(props)} {...bindText(props)} hint={useCountedHint(props)} rows={3} />
}

export function LinkWidget(props: WidgetProps) {
  return (
    <TextField {...fieldProps(props)} {...bindText(props)} inputMode="url" autoCapitalize="none" spellCheck={false} />
  )
}

export function NumberWidget(props: WidgetProps) {
  const { value, onChange, field } = props
  return (
    <TextField
      {...fieldProps(props)}
      type="number"
      inputMode="numeric"
      max={field.max}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? field.empty : currentTarget.valueAsNumber)}
    />
  )
}
