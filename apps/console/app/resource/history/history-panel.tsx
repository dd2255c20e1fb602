import { useLoaded } from '@narthex/client/data/use-loaded'
import { whenText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { RecordChange } from '@narthex/contract/audit/history.schemas'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useDateContext } from '../../components/use-date-context.ts'
import type { FormEditor } from '../form/kind-editor.ts'
import type { RecordPage } from '../record-calls.ts'
import { findActName } from './act-names.ts'
import { AuditLink } from './audit-link.tsx'
import { ChangedFields } from './changed-fields.tsx'

export interface HistoryPanelProps {
  readonly editor: FormEditor
  /** Names what the history is of, among all that are loaded. */
  readonly name: string
  readonly load: (query: Readonly<Record<string, string>>) => Promise<RecordPage<RecordChange>>
  /** The record, where it is one; the audit log tells more of it, such as who read it. */
  readonly record?: { readonly tipo: string; readonly id: number }
}

/** History of a record or of settings: authors and values before and after each change, newest first. */
export function HistoryPanel({ editor, name, load, record }: HistoryPanelProps) {
  const t = useTranslations('consoleHistory')
  const list = useTranslations('consoleList')
  const loaded = useLoaded(`history ${name}`, () => load({}))
  const [more, setMore] = useState<readonly RecordChange[]>([])
  const [next, setNext] = useState<string | null>()
  if (loaded.state === 'loading') return <Skeleton className="h-40 w-full" />
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  const first: RecordPage<RecordChange> = loaded.value
  const changes = [...first.itens, ...more]
  const following = next === undefined ? first.proximo : next
  const loadMore = async () => {
    if (!following) return
    const page = await load({ apos: following })
    setMore((before) => [...before, ...page.itens])
    setNext(page.proximo)
  }
  if (changes.length === 0) return <p>{t('empty')}</p>
  return (
    <>
      <p className="mb-3 text-sm text-muted">{t('lead')}</p>
      <ol className="grid gap-4">
        {changes.map((change) => (
          <Change key={change.id} change={change} editor={editor} />
        ))}
      </ol>
      {following && (
        <button type="button" className={`${toolClass('quiet')} mt-4`} onClick={() => void loadMore()}>
          {list('loadMore')}
        </button>
      )}
      {record && <AuditLink {...record} />}
    </>
  )
}

function Change({ change, editor }: { change: RecordChange; editor: FormEditor }) {
  const t = useTranslations('consoleHistory')
  const dates = useDateContext()
  const { acao, momento, usuario, flagSuporte, campos } = change
  return (
    <li className="border-s-2 border-line ps-3">
      <p className="text-sm">
        <span className="font-semibold">
          {usuario ? `${usuario.nome} ${usuario.sobrenome}` : t(flagSuporte ? 'support' : 'product')}
        </span>
        {' · '}
        {t(`acts.${findActName(acao)}`)}
        {' · '}
        <time dateTime={momento} className="text-muted">
          {whenText(new Date(momento), dates)}
        </time>
      </p>
      <ChangedFields fields={campos} editor={editor} />
    </li>
  )
}
