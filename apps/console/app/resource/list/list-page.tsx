import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { KeysetPager } from '@narthex/ui/office/table/keyset-pager'
import { countSelected, keepForFilter, nothingSelected } from '@narthex/ui/office/table/selection'
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
import { EmptyList } from './empty-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { type ListState, readListState, toFilterKey, writeListState } from './list-state.ts'
import { RecordTable } from './record-table.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { useRecordList } from './use-record-list.ts'
import { useReturn } from './use-return.ts'

/** Loaded with the first selection. */
const BulkActions = lazyPart(() => import('./bulk-actions.tsx').then(({ BulkActions }) => BulkActions))

/** Loaded after the list, which is read without them. */
const ListTools = lazyPart(() => import('./list-tools.tsx').then(({ ListTools }) => ListTools))

/** The list of a kind: searched, filtered and sorted by its address. */
export function ListPage({ kind }: { kind: AnyConsoleResource }) {
  const texts = useTranslations(kind.texts)
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const state = readListState(query, kind)
  const list = useRecordList(kind, state)
  const mayWrite = useMay(kind.may.write)
  const [marked, setMarked] = useState(nothingSelected)
  const selection = keepForFilter(marked, toFilterKey(state))
  // An act that is under way outlives the selection.
  const [hasSelected, setSelected] = useState(false)
  if (!hasSelected && countSelected(selection) > 0) setSelected(true)
  const openedId = useReturn(kind, list.state === 'ready')
  const change = (next: Partial<ListState>) =>
    setQuery(writeListState({ ...state, ...next }, kind), { replace: true, preventScrollReset: true })
  const items = list.state === 'ready' ? list.items : []
  // What comes from elsewhere has nothing added to it here.
  const mayAdd = mayWrite && kind.calls.add !== undefined && !items.some((item) => kind.isReadOnly?.(item))
  const total = useTotal(list)
  const add = recordPath(kind, newId)
  useKeys({
    '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
    ...(mayAdd && { n: () => void navigate(add) }),
  })
  return (
    <>
      <PageHead title={texts('title')} takesFocus={openedId === undefined}>
        <LazyPart fallback={<span className="h-11 w-11 lg:h-9 lg:w-64" />}>
          <ListTools kind={kind} state={state} onChange={change} />
        </LazyPart>
        {mayAdd && (
          <Link to={add} className={toolClass('primary')}>
            <ToolIcon name="plus" className="size-4.5" />
            {texts('add')}
          </Link>
        )}
      </PageHead>
      <SectionTabs place={kind.place} />
      <FilterBar kind={kind} state={state} onChange={change} />
      {list.state === 'failed' ? (
        <LoadFailed onRetry={() => void list.reload()} />
      ) : (
        <RecordTable
          kind={kind}
          state={state}
          items={items}
          isLoading={list.state === 'loading'}
          total={total}
          selection={selection}
          onSelect={setMarked}
          onChange={change}
          empty={
            <EmptyList kind={kind} state={state} mayAdd={mayAdd} onClear={() => change({ term: '', filters: {} })} />
          }
        />
      )}
      {list.state === 'ready' && items.length > 0 && <ListFoot list={list} total={total} />}
      {hasSelected && (
        <LazyPart>
          <BulkActions
            kind={kind}
            state={state}
            items={items}
            total={total}
            selection={selection}
            onSelect={setMarked}
          />
        </LazyPart>
      )}
    </>
  )
}

type RecordList = ReturnType<typeof useRecordList>

/** The total comes with the first page alone. */
function useTotal(list: RecordList): number | undefined {
  const [known, setKnown] = useState<number>()
  const total = list.state === 'ready' ? list.lastPage.total : null
  if (total !== null && total !== known) setKnown(total)
  if (list.state !== 'ready') return undefined
  return total ?? known
}

/** The way to the rest of the list. */
function ListFoot({ list, total }: { list: Extract<RecordList, { state: 'ready' }>; total: number | undefined }) {
  const t = useTranslations('consoleList')
  const { items, hasMore, more, isAdding, hasFailed } = list
  const isWhole = !hasMore || total === undefined
  return (
    <KeysetPager
      text={
        isWhole
          ? t('shownAll', { count: items.length })
          : t('shown', { shown: String(items.length), total: String(total) })
      }
      moreLabel={hasFailed ? t('retry') : t('loadMore')}
      hasMore={hasMore || hasFailed}
      isLoading={isAdding}
      onMore={() => void more()}
      error={hasFailed ? t('moreFailed') : undefined}
    />
  )
}
