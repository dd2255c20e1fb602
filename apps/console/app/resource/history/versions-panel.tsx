import { useLoaded } from '@narthex/client/data/use-loaded'
import { whenText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { RecordVersion } from '@narthex/contract/resources/editing.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useDateContext } from '../../components/use-date-context.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { toValues } from '../form/form-values.ts'
import type { KindEditor } from '../form/kind-editor.ts'
import type { Editing } from '../form/use-editing.ts'
import type { RecordActs } from '../form/use-record-acts.ts'
import { draftCalls } from '../record-calls.ts'
import { VersionDiff } from './version-diff.tsx'

export interface VersionsPanelProps {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly editing: Editing
  readonly acts: RecordActs
  readonly id: number
  readonly onDone: () => void
}

/** The record as it was: what changed since, and the way to bring it back as a draft. */
export function VersionsPanel({ kind, editor, editing, acts, id, onDone }: VersionsPanelProps) {
  const t = useTranslations('consoleEditor.versions')
  const loaded = useLoaded(`versions ${kind.name} ${id}`, () => draftCalls.versions(kind, id, {}))
  const restore = (versionId: number) => {
    onDone()
    void acts.act(async () => {
      // What is typed and not sent yet is saved first: it can be brought back, too.
      await editing.saver.flush()
      const { saved } = editing.saver
      if (!saved || !editing.record) return
      const draft = await draftCalls.restore(kind, saved, versionId)
      editing.follow({ ...editing.record, versao: draft.versao }, draft)
      editing.show(toValues(editor, draft.formulario))
      acts.say(t('restored'))
    })
  }
  if (loaded.state === 'loading') return <Skeleton className="h-40 w-full" />
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  const { itens } = loaded.value
  if (itens.length === 0) return <p>{t('empty')}</p>
  return (
    <>
      <p className="mb-3 text-sm text-muted">{t('lead')}</p>
      <ol className="divide-y divide-line">
        {itens.map((version) => (
          <Version
            key={version.id}
            kind={kind}
            editor={editor}
            editing={editing}
            recordId={id}
            version={version}
            onRestore={() => restore(version.id)}
          />
        ))}
      </ol>
    </>
  )
}

interface VersionProps extends Pick<VersionsPanelProps, 'kind' | 'editor' | 'editing'> {
  readonly recordId: number
  readonly version: RecordVersion
  readonly onRestore: () => void
}

function Version({ kind, editor, editing, recordId, version, onRestore }: VersionProps) {
  const t = useTranslations('consoleEditor.versions')
  const history = useTranslations('consoleHistory')
  const dates = useDateContext()
  const [isOpen, setOpen] = useState(false)
  const { momento, motivo, usuario } = version
  return (
    <li className="py-2">
      <p className="text-sm">
        <time dateTime={momento} className="font-semibold">
          {whenText(new Date(momento), dates)}
        </time>
        {' · '}
        {t(`reasons.${motivo}`)}
        {' · '}
        <span className="text-muted">{usuario ? `${usuario.nome} ${usuario.sobrenome}` : history('product')}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={`${textLinkClass} text-sm`}
        >
          {t('open')}
        </button>
        <button type="button" className={toolClass('quiet')} onClick={onRestore}>
          {t('restore')}
        </button>
      </div>
      {isOpen && (
        <VersionDiff
          kind={kind}
          editor={editor}
          recordId={recordId}
          versionId={version.id}
          now={editing.saver.values}
        />
      )}
    </li>
  )
}
