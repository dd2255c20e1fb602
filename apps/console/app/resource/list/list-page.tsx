import { LoadFailed } from '@narthex/client/parts/load-failed'
import { KeysetPager } from '@narthex/ui/office/table/keyset-pager'
import { keepForFilter, nothingSelected } from '@narthex/ui/office/table/selection'
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
import { BulkActions } from './bulk-actions.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterBar } from './filter-bar.tsx'
import { type ListState, readListState, toFilterKey, writeListState } from './list-state.ts'
import { ListTools } from './list-tools.tsx'
import { RecordTable } from './record-table.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { useRecordList } from './use-record-list.ts'
import { useReturn } from './use-return.ts'

/** The list of a kind: searched, filtered and sorted by its address. */
export function ListPage({ kind }: { kind: AnyConsoleResource }) {
  const texts = useTranslations(kind.texts)
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const state = readListState(query, kind)
  const list = useRecordList(kind, state)
  const mayAdd = useMay(kind.may.write) && kind.calls.add !== undefined
  const [marked, setMarked] = useState(nothingSelected)
  const selection = keepForFilter(marked, toFilterKey(state))
  const openedId = useReturn(kind, list.state === 'ready')
  const change = (next: Partial<ListState>) =>
    setQuery(writeListState({ ...state, ...next }, kind), { replace: true, preventScrollReset: true })
  const items = list.state === 'ready' ? list.items : []
  const total = useTotal(list)
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
      <SectionTabs kind={kind} />
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
      <BulkActions kind={kind} state={state} items={items} total={total} selection={selection} onSelect={setMarked} />
    </>
  )
}

type RecordList = ReturnType<typeof useRecordList>

/** The total comes with the first page alone. */
function useTotal(list: RecordList): number | undefined {
  const [known, setKnown] = useState<number>()
  const told = list.state === 'ready' ? list.lastPage.total : null
  if (told !== null && told !== known) setKnown(told)
  if (list.state !== 'ready') return undefined
  return told ?? known
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
