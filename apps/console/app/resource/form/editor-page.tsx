import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import type { AnyConsoleResource } from '../console-resource.ts'
import { listPath, newId } from '../kind-paths.ts'
import { editorKey } from './editor-key.ts'
import type { KindEditor } from './kind-editor.ts'
import { openRecord } from './open-record.ts'
import { RecordEditor } from './record-editor.tsx'

export interface EditorPageProps {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
}

/** The form of a record, new or not. */
export function EditorPage({ kind, editor }: EditorPageProps) {
  const { id = newId } = useParams()
  const { pathname, key } = useLocation()
  const identity = editorKey(pathname, id === newId, key)
  return <LoadedEditor key={identity} identity={identity} kind={kind} editor={editor} id={id} />
}

function LoadedEditor({ kind, editor, id, identity }: EditorPageProps & { id: string; identity: string }) {
  const t = useTranslations('consoleEditor')
  const texts = useTranslations(kind.texts)
  // The record that this editor adds gives the address another id: it is the same record.
  const [openedId] = useState(id)
  const opened = useLoaded(`${kind.name} ${openedId}`, () => openRecord(kind, openedId))
  const parent = { path: listPath(kind), label: texts('title') }
  if (opened.state === 'loading')
    return (
      <>
        <PageHead title={t('loading')} parent={parent} />
        <div aria-hidden="true" className="grid max-w-160 gap-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </div>
      </>
    )
  if (opened.state === 'failed')
    return (
      <>
        <PageHead title={t('failedTitle')} parent={parent} />
        <LoadFailed onRetry={() => void opened.reload()} />
      </>
    )
  if (!opened.value)
    return (
      <>
        <PageHead title={t('goneTitle')} parent={parent} />
        <EmptyState icon="search" title={t('goneTitle')} lead={t('gone')}>
          <Link to={parent.path} className={toolClass('primary')}>
            {t('back', { kind: texts('title') })}
          </Link>
        </EmptyState>
      </>
    )
  return <RecordEditor kind={kind} editor={editor} opened={opened.value} identity={identity} />
}
