import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useOfficeSession } from '../../session/office.ts'
import type { DerivedField } from './derive-fields.ts'
import { useEditorForm } from './editor-form.ts'
import type { FieldWords } from './kind-editor.ts'
import { widgets } from './widgets/widgets.tsx'

export interface FormFieldProps {
  readonly field: DerivedField
  /** The way to its value, where that is not its name: `traducoes.en.titulo`. */
  readonly path?: string
  /** The language of its words; that of the church by default. */
  readonly language?: string
}

/** A field of a form with the control of its schema or hint: label above, help and errors below. */
export function FormField({ field, path = field.name, language }: FormFieldProps) {
  const { igreja } = useOfficeSession()
  const { editor, valid } = useEditorForm()
  const words = useTranslations(editor.fields.texts) as unknown as FieldWords
  const forms = useTranslations('forms')
  const label = words(`${field.name}.label`)
  const { field: control } = useController({ name: path, control: valid.form.control })
  const { error } = valid.field(path, label)
  const { when, control: own, language: ownLanguage } = editor.fields.hints?.[field.name] ?? {}
  const Widget = own ?? (field.widget === 'none' ? undefined : widgets[field.widget])
  if (!Widget || (when && !when(valid.form.watch()))) return null
  const helpKey = `${field.name}.help`
  return (
    <div data-field={path}>
      <Widget
        field={field}
        path={path}
        language={language ?? ownLanguage ?? igreja.idioma}
        label={label}
        hint={words.has(helpKey) ? words(helpKey) : undefined}
        optional={field.isRequired ? undefined : forms('optional')}
        error={error}
        value={control.value}
        onChange={control.onChange}
        onBlur={control.onBlur}
        optionText={(value) => words(`${field.name}.options.${value}`)}
      />
    </div>
  )
}
