import type { RecordChange } from '@narthex/contract/audit/history.schemas'
import { useTranslations } from 'use-intl'
import { writeValue } from '../form/field-texts.ts'
import type { FieldWords, FormEditor } from '../form/kind-editor.ts'

type ChangedField = RecordChange['campos'][number]

/** Changes of an act: each field before and after. Fields that no form shows, such as versions, are left out. */
export function ChangedFields({ fields, editor }: { fields: readonly ChangedField[]; editor: FormEditor }) {
  const t = useTranslations('consoleHistory')
  const words = useTranslations(editor.fields.texts) as unknown as FieldWords
  const shown = findShown(fields, editor).filter(({ name }) => words.has(`${name}.label`))
  if (shown.length === 0) return null
  return (
    <dl className="mt-1.5 grid gap-2 text-sm">
      {shown.map(({ key, name, before, after }) => (
        <div key={key}>
          <dt className="text-muted">{words(`${name}.label`)}</dt>
          <dd className="wrap-anywhere">
            {before !== undefined && before !== null && (
              <del className="block text-muted">
                <span className="sr-only">{t('before')}: </span>
                {writeValue(editor, words, [name], before)}
              </del>
            )}
            {after !== undefined && after !== null && (
              <ins className="block no-underline">
                <span className="sr-only">{t('after')}: </span>
                {writeValue(editor, words, [name], after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ShownField {
  readonly key: string
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** A field that its form writes in words is shown as a whole. */
function findShown(fields: readonly ChangedField[], { fields: { hints, historyNames } }: FormEditor): ShownField[] {
  return fields.flatMap((field) => {
    const { campo, antes: before, depois: after } = field
    const name = historyNames?.[campo] ?? toFieldName(campo)
    return hints?.[name]?.toText ? [{ key: campo, name, before, after }] : listFields([field])
  })
}

/** A list of texts by language is as many fields as its texts have. */
export function listFields(fields: readonly ChangedField[]): ShownField[] {
  return fields.flatMap(({ campo, antes, depois }) => {
    if (!isRows(antes) && !isRows(depois))
      return [{ key: campo, name: toFieldName(campo), before: antes, after: depois }]
    const [before, after] = [isRows(antes) ? antes : [], isRows(depois) ? depois : []]
    const rows = Array.from(
      { length: Math.max(before.length, after.length) },
      (_, at) => [before[at], after[at]] as const,
    )
    return rows.flatMap(([old, now], at) =>
      [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
        .filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name]))
        .map((name) => ({
          key: `${campo} ${at} ${name}`,
          name: toFieldName(name),
          before: old?.[name],
          after: now?.[name],
        })),
    )
  })
}

const isRows = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null)

/** Columns are named as their fields, in another spelling: `data_publicacao`. */
const toFieldName = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
