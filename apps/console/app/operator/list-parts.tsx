import type { Pages } from '@narthex/client/data/use-pages'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Notice } from '@narthex/ui/notice'
import { EmptyTable } from '@narthex/ui/office/empty-table'
import { Skeleton } from '@narthex/ui/skeleton'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../components/buttons.ts'

export interface CursorListProps<Item> {
  readonly list: Pages<unknown, Item>
  /** One sentence where there is nothing. */
  readonly empty: string
  /** The next step where there is nothing. */
  readonly emptyAction?: ReactNode
  readonly keyOf: (item: Item) => string | number
  readonly row: (item: Item) => ReactNode
}

/** A list in rows, with what stands for it while it loads, where it is empty and where it failed, and the button for more. */
export function CursorList<Item>({ list, empty, emptyAction, keyOf, row }: CursorListProps<Item>) {
  const t = useTranslations('operatorFrame')
  if (list.state === 'loading') return <RowsLoading />
  if (list.state === 'failed') return <LoadFailed onRetry={() => void list.reload()} />
  if (list.items.length === 0) return <EmptyTable sentence={empty}>{emptyAction}</EmptyTable>
  return (
    <>
      <ul className="divide-y divide-line rounded-card bg-card shadow-[inset_0_0_0_1px_var(--line)]">
        {list.items.map((item) => (
          <li key={keyOf(item)}>{row(item)}</li>
        ))}
      </ul>
      {list.hasFailed && (
        <Notice tone="danger" className="mt-4">
          <p>{t('moreFailed')}</p>
        </Notice>
      )}
      {list.hasMore && (
        <button
          type="button"
          aria-busy={list.isAdding || undefined}
          className={`${toolClass('quiet')} mt-4`}
          onClick={() => void list.more()}
        >
          {t('more')}
        </button>
      )}
    </>
  )
}

/** Rows in the shape of what comes. */
export function RowsLoading() {
  const t = useTranslations('consoleFrame')
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="mb-2 h-14 w-full" />
      ))}
    </div>
  )
}
