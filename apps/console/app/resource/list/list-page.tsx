import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useKeys } from '../../components/use-keys.ts'
import { useMay } from '../../session/office.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { newId, recordPath } from '../kind-paths.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { takeOpened } from './last-opened.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { type ListState, readListState, writeListState } from './list-state.ts'
import { ListTools } from './list-tools.tsx'
import { RecordTable } from './record-table.tsx'
import { keepOnly, nothingSelected } from './selection.ts'
import { useRecordList } from './use-record-list.ts'

/** The list of a kind: searched, filtered and sorted by its address. */
export function ListPage({ kind }: { kind: AnyConsoleResource }) {
  const t = useTranslations('consoleList')
  const texts = useTranslations(kind.texts)
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const state = readListState(query, kind)
  const list = useRecordList(kind, state)
  const mayAdd = useMay(kind.may.write) && kind.calls.add !== undefined
  const [marked, setMarked] = useState(nothingSelected)
  const [openedId] = useState(() => takeOpened(kind.name))
  const change = (next: Partial<ListState>) => {
    setMarked(nothingSelected)
    setQuery(writeListState({ ...state, ...next }, kind), { replace: true, preventScrollReset: true })
  }
  const items = list.state === 'ready' ? list.items : []
  const selection =
    list.state === 'ready'
      ? keepOnly(
          marked,
          items.map(({ id }) => id),
        )
      : marked
  const add = recordPath(kind, newId)
  useKeys({
    '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
    ...(mayAdd && { n: () => void navigate(add) }),
  })
  return (
    <>
      <PageHead title={texts('title')} takesFocus={openedId === undefined}>
        <ListTools kind={kind} state={state} onChange={change} />
        {mayAdd && (
          <Link to={add} className={toolClass('primary')}>
            <ToolIcon name="plus" className="size-4.5" />
            {texts('add')}
          </Link>
        )}
      </PageHead>
      <FilterBar kind={kind} state={state} onChange={change} />
      {list.state === 'loading' && <ListSkeleton />}
      {list.state === 'failed' && <LoadFailed onRetry={() => void list.reload()} />}
      {list.state === 'ready' && items.length === 0 && (
        <EmptyList kind={kind} state={state} mayAdd={mayAdd} onClear={() => change({ term: '', filters: {} })} />
      )}
      {list.state === 'ready' && items.length > 0 && (
        <>
          <RecordTable
            kind={kind}
            state={state}
            items={items}
            total={list.lastPage.total}
            selection={selection}
            onSelect={setMarked}
            onChange={change}
            openedId={openedId}
          />
          <ListFoot list={list} />
        </>
      )}
      <p role="status" className="sr-only">
        {list.state === 'loading' ? t('loading') : ''}
      </p>
      <BulkBar kind={kind} items={items} selection={selection} onDone={() => setMarked(nothingSelected)} />
    </>
  )
}

type ReadyList = Extract<ReturnType<typeof useRecordList>, { state: 'ready' }>

/** The way to the rest of the list. */
function ListFoot({ list: { hasMore, more, isAdding, hasFailed } }: { list: ReadyList }) {
  const t = useTranslations('consoleList')
  if (!hasMore && !hasFailed) return null
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
      {hasFailed && (
        <p role="alert" className="flex items-center gap-1.5 text-sm text-danger">
          <Icon name="warning" className="size-4.5" />
          {t('moreFailed')}
        </p>
      )}
      <button
        type="button"
        className={toolClass('quiet')}
        onClick={() => void more()}
        aria-busy={isAdding || undefined}
      >
        {isAdding ? t('loadingMore') : hasFailed ? t('retry') : t('loadMore')}
      </button>
    </div>
  )
}
