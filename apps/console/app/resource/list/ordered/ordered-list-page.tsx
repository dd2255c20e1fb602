import { LoadFailed } from '@narthex/client/parts/load-failed'
import { matchesName } from '@narthex/contract/fold-text'
import { OfficeIcon } from '@narthex/ui/office/office-icon'
import { SortableList } from '@narthex/ui/office/sortable/sortable-list'
import { SearchField } from '@narthex/ui/search-field'
import { Skeleton } from '@narthex/ui/skeleton'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useKeys } from '../../../components/use-keys.ts'
import { useMay } from '../../../session/office.ts'
import type { AnyConsoleResource, OfficeRecord } from '../../console-resource.ts'
import { importPath, newId, recordPath, trashPath } from '../../kind-paths.ts'
import { EmptyList } from '../empty-list.tsx'
import { readListState } from '../list-state.ts'
import { SectionTabs } from '../section-tabs.tsx'
import { useReturn } from '../use-return.ts'
import { OrderedRow } from './ordered-row.tsx'
import { useOrderedList } from './use-ordered-list.ts'

/** A list so long is searched, too. */
const longList = 10

/** The list of a kind whose order is its meaning: moved by dragging or by buttons, saved as it is moved. */
export function OrderedListPage({ kind }: { kind: AnyConsoleResource }) {
  const t = useTranslations('consoleList')
  const texts = useTranslations(kind.texts)
  const navigate = useNavigate()
  const list = useOrderedList(kind)
  const mayAdd = useMay(kind.may.write) && kind.calls.add !== undefined
  const openedId = useReturn(kind, list.state === 'ready')
  const add = recordPath(kind, newId)
  useKeys({
    '/': () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
    'mod+z': list.undo,
    ...(mayAdd && { n: () => void navigate(add) }),
  })
  return (
    <>
      <PageHead title={texts('title')} takesFocus={openedId === undefined}>
        {mayAdd && kind.calls.previewImport && (
          <Link to={importPath(kind)} className={toolClass('plain')}>
            {t('import')}
          </Link>
        )}
        {kind.calls.listTrash && (
          <Link to={trashPath(kind)} className={toolClass('plain')}>
            <OfficeIcon name="trash" className="size-4.5" />
            {t('trash.title')}
          </Link>
        )}
        {mayAdd && (
          <Link to={add} className={toolClass('primary')}>
            <ToolIcon name="plus" className="size-4.5" />
            {texts('add')}
          </Link>
        )}
      </PageHead>
      <SectionTabs place={kind.place} />
      {list.state === 'loading' && <LoadingRows />}
      {list.state === 'failed' && <LoadFailed onRetry={() => void list.reload()} />}
      {list.state === 'ready' && list.records.length === 0 && (
        <EmptyList
          kind={kind}
          state={readListState(new URLSearchParams(), kind)}
          mayAdd={mayAdd}
          onClear={() => undefined}
        />
      )}
      {list.state === 'ready' && list.records.length > 0 && (
        <Records kind={kind} records={list.records} onOrder={list.order} />
      )}
    </>
  )
}

interface RecordsProps {
  readonly kind: AnyConsoleResource
  readonly records: readonly OfficeRecord[]
  readonly onOrder: (ids: readonly number[]) => void
}

/** The rows; those that a search has found are not moved, since their neighbours are not in sight. */
function Records({ kind, records, onOrder }: RecordsProps) {
  const t = useTranslations('consoleList')
  const order = useTranslations('consoleOrder')
  const texts = useTranslations(kind.texts)
  const [term, setTerm] = useState('')
  const isSearched = term.trim() !== ''
  const found = isSearched ? records.filter((record) => matchesName(kind.nameOf(record), term)) : records
  const count = t('shownAll', { count: found.length })
  return (
    <div className="max-w-200">
      {records.length > longList && (
        <search className="mb-4 block">
          <form onSubmit={(event) => event.preventDefault()}>
            <SearchField
              name="q"
              label={t('search', { kind: texts('title') })}
              submitLabel={t('find')}
              clearLabel={t('clear')}
              value={term}
              onChange={setTerm}
            />
          </form>
        </search>
      )}
      {records.length > 1 && !isSearched && <p className="mb-3 text-sm text-muted">{order('hint')}</p>}
      {isSearched ? (
        <ul className="overflow-clip rounded-card bg-card shadow-rest">
          {found.map((record) => (
            <li key={record.id} className="border-b border-line px-4 py-3 last:border-0">
              <OrderedRow kind={kind} record={record} />
            </li>
          ))}
        </ul>
      ) : (
        <SortableList
          label={texts('title')}
          items={records}
          itemId={({ id }) => String(id)}
          itemName={kind.nameOf}
          renderItem={(record) => <OrderedRow kind={kind} record={record} />}
          onOrder={(ids) => onOrder(ids.map(Number))}
          texts={{
            moveUp: (title) => order('up', { title }),
            moveDown: (title) => order('down', { title }),
            moved: (title, at, all) => order('moved', { title, at: String(at), all: String(all) }),
          }}
        />
      )}
      <p role="status" className="mt-3 text-sm text-muted">
        {isSearched && found.length === 0 ? t('noneTitle') : count}
      </p>
    </div>
  )
}

/** Rows on their way. */
const LoadingRows = () => (
  <div aria-hidden="true" className="grid max-w-200 gap-px">
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <Skeleton key={row} className="h-15" />
    ))}
  </div>
)
