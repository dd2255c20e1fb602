import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AnyConsoleResource } from '../console-resource.ts'
import type { DerivedField } from './derive-fields.ts'
import { useEditorForm } from './editor-form.ts'
import { FormField } from './form-field.tsx'
import { layOut } from './form-layout.ts'
import type { FieldWords } from './kind-editor.ts'
import { Translations } from './translations.tsx'
import type { Editing } from './use-editing.ts'

/** The fields of a kind under their headings, its texts beside their translations. */
export function FormSections({ kind, editing }: { kind: AnyConsoleResource; editing: Editing }) {
  const { translated } = useEditorForm().editor.fields
  if (!translated) return <LaidSections />
  return (
    <LaidSections
      drawTranslated={(fields) => (
        <Translations kind={kind} editing={editing} translated={translated} fields={fields} />
      )}
    />
  )
}

export interface LaidSectionsProps {
  /** Draws the fields that a record has in several languages. */
  readonly drawTranslated?: (fields: readonly DerivedField[]) => ReactNode
}

/** The fields of a form under their headings. Fields without a section are folded under “More”. */
export function LaidSections({ drawTranslated }: LaidSectionsProps) {
  const t = useTranslations('consoleEditor')
  const { editor } = useEditorForm()
  const words = useTranslations(editor.fields.texts) as unknown as FieldWords
  const { translated } = editor.fields
  return layOut(editor).map(({ name, fields }) => {
    const inLanguages = translated ? fields.filter((field) => translated.words.includes(field.name)) : []
    const plain = fields.filter((field) => !inLanguages.includes(field))
    const shown = (
      <div className="grid grid-cols-1 gap-5">
        {inLanguages.length > 0 && drawTranslated?.(inLanguages)}
        {plain.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
      </div>
    )
    if (name === 'more')
      return (
        <details key={name} className="mb-9 border-t border-line pt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('more')}</summary>
          <div className="mt-3">{shown}</div>
        </details>
      )
    return (
      <section key={name} aria-label={words(`sections.${name}`)} className="mb-9">
        <h2 className="mb-4 border-b border-line pb-2 text-base font-semibold">{words(`sections.${name}`)}</h2>
        {shown}
      </section>
    )
  })
}
