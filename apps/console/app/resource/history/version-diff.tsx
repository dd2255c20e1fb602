import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { DiffText } from '@narthex/ui/office/diff-text'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import type { AnyConsoleResource } from '../console-resource.ts'
import { isSame } from '../form/form-values.ts'
import type { FormValues, KindEditor } from '../form/kind-editor.ts'
import { toText } from '../form/original-text.tsx'
import { draftCalls } from '../record-calls.ts'

export interface VersionDiffProps {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly recordId: number
  readonly versionId: number
  /** Current values of the form. */
  readonly now: FormValues
}

/** Differences between a version and the current form, field by field. */
export function VersionDiff({ kind, editor, recordId, versionId, now }: VersionDiffProps) {
  const t = useTranslations('consoleEditor.versions')
  const words = useTranslations(editor.fields.texts) as unknown as (key: string) => string
  const loaded = useLoaded(`version ${kind.name} ${versionId}`, () => draftCalls.version(kind, recordId, versionId))
  if (loaded.state === 'loading') return <Skeleton className="h-16 w-full" />
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  const fields = listDifferences(editor, loaded.value.formulario, now)
  if (fields.length === 0) return <p className="text-sm text-muted">{t('same')}</p>
  return (
    <dl className="grid gap-3 py-2 text-sm">
      {fields.map(({ path, before, after }) => (
        <div key={path}>
          <dt className="text-muted">
            {words(`${path.split('.').at(-1)}.label`)}
            {path.includes('.') && ` (${path.split('.')[1]})`}
          </dt>
          <dd>
            <DiffText
              before={toText(before)}
              after={toText(after)}
              removedLabel={t('removed')}
              addedLabel={t('added')}
              sameText={t('same')}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface Difference {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** The fields that differ; translations by language and field. */
export function listDifferences(editor: KindEditor, before: FormValues, after: FormValues): Difference[] {
  const { translated } = editor.fields
  return Object.keys(editor.resource.form.shape).flatMap((name) => {
    const [old, now] = [before[name] ?? null, after[name] ?? null]
    if (isSame(old, now)) return []
    if (!translated || name !== translated.field) return [{ path: name, before: old, after: now }]
    const [oldTexts, nowTexts] = [(old ?? {}) as Languages, (now ?? {}) as Languages]
    return [...new Set([...Object.keys(oldTexts), ...Object.keys(nowTexts)])].flatMap((language) =>
      translated.words.flatMap((word) => {
        const [oldWord, nowWord] = [oldTexts[language]?.[word] ?? null, nowTexts[language]?.[word] ?? null]
        const path = `${name}.${language}.${word}`
        return isSame(oldWord, nowWord) ? [] : [{ path, before: oldWord, after: nowWord }]
      }),
    )
  })
}

type Languages = Readonly<Record<string, FormValues | undefined>>
