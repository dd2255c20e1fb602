import { showMessage } from '@narthex/client/calls/status-store'
import { reloadData } from '@narthex/client/data/query-client'
import { useAct } from '@narthex/client/data/use-act'
import { usePages } from '@narthex/client/data/use-pages'
import { whenText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { ApiError } from '@narthex/contract/client'
import type { TrashItem } from '@narthex/contract/resources/editing.schemas'
import { Dialog } from '@narthex/ui/dialog'
import { EmptyTable } from '@narthex/ui/office/empty-table'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { listPath } from '../kind-paths.ts'
import { listCalls, type RecordPage } from '../record-calls.ts'
import { listKey } from './list-key.ts'

const byId = ({ id }: TrashItem) => id

/** Records deleted in the last 30 days, to restore or to remove permanently. */
export function TrashPage({ kind }: { kind: AnyConsoleResource }) {
  const t = useTranslations('consoleList')
  const texts = useTranslations(kind.texts)
  const trash = usePages<RecordPage<TrashItem>, string | undefined, TrashItem>(
    {
      key: [`trash ${kind.name}`],
      firstPage: undefined,
      load: (apos) => listCalls.trash(kind, apos ? { apos } : {}),
      nextPage: ({ proximo }) => proximo ?? undefined,
    },
    byId,
  )
  return (
    <>
      <PageHead title={t('trash.title')} parent={{ path: listPath(kind), label: texts('title') }} />
      <p className="mb-4 text-muted">{t('trash.lead')}</p>
      {trash.state === 'loading' && <Skeleton className="h-40 w-full" />}
      {trash.state === 'failed' && <LoadFailed onRetry={() => void trash.reload()} />}
      {trash.state === 'ready' && trash.items.length === 0 && <EmptyTable sentence={t('trash.empty')} />}
      {trash.state === 'ready' && (
        <ul className="divide-y divide-line">
          {trash.items.map((item) => (
            <TrashRow key={item.id} kind={kind} item={item} onDone={() => void trash.reload()} />
          ))}
        </ul>
      )}
      {trash.state === 'ready' && trash.hasMore && (
        <button type="button" className={toolClass('quiet')} onClick={() => void trash.more()}>
          {t('loadMore')}
        </button>
      )}
    </>
  )
}

function TrashRow({ kind, item, onDone }: { kind: AnyConsoleResource; item: TrashItem; onDone: () => void }) {
  const t = useTranslations('consoleList.trash')
  const frame = useTranslations('consoleFrame')
  const failureText = useFailure()
  const dates = useDateContext()
  const [isAsking, setAsking] = useState(false)
  const { run, isBusy } = useAct<void>()
  const { id, titulo: title, removidoEm, expiraEm } = item
  const act = (work: () => Promise<unknown>, text: string) =>
    run(async () => {
      try {
        await work()
        showMessage('GLOBAL', { tone: 'success', text })
        void reloadData(listKey(kind))
        onDone()
      } catch (error) {
        const isTaken = error instanceof ApiError && /_TAKEN$/.test(error.code)
        showMessage('GLOBAL', { tone: 'danger', text: isTaken ? t('taken') : failureText(error) })
      }
    })
  const purge = () => {
    setAsking(false)
    void act(() => listCalls.purge(kind, id), t('purged', { title }))
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">
          {t('removed', { when: whenText(new Date(removidoEm), dates) })}
          {', '}
          {t('until', { when: whenText(new Date(expiraEm), dates) })}
        </p>
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          disabled={isBusy}
          className={toolClass('quiet')}
          onClick={() => void act(() => listCalls.restore(kind, id), t('restored', { title }))}
        >
          {t('restore')}
        </button>
        {kind.calls.purge && (
          <button type="button" disabled={isBusy} className={toolClass('danger')} onClick={() => setAsking(true)}>
            {t('purge')}
          </button>
        )}
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('purgeTitle', { title })}
        closeLabel={frame('close')}
      >
        <p className="mb-5">{t('purgeLead')}</p>
        <button type="button" className={toolClass('danger')} onClick={purge}>
          {t('purge')}
        </button>
      </Dialog>
    </li>
  )
}
