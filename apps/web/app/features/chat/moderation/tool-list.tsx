import { buttonClass } from '@narthex/ui/button'
import { Skeleton } from '@narthex/ui/skeleton'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { MoreButton } from '../../../components/more-button.tsx'
import type { ToolPages } from './use-tool-pages.ts'

export interface ToolListProps<Item> {
  readonly list: ToolPages<Item>
  /** Said where there is nothing. */
  readonly empty: string
  /** Reason why the last action on an item failed. */
  readonly failure?: string | undefined
  /** The rows, each a `li`. */
  readonly children: (items: readonly Item[]) => ReactNode
}

/** A list of the tools: on its way, not to be had, empty, or there, with the way to the rest of it. */
export function ToolList<Item>({ list: { loaded, more, isAdding }, empty, failure, children }: ToolListProps<Item>) {
  const t = useTranslations('chat')
  return (
    <>
      <p role="alert" className="mb-2 font-medium text-danger empty:hidden">
        {failure}
      </p>
      {loaded.state === 'loading' && <Skeleton className="h-24 w-full rounded-card" />}
      {loaded.state === 'failed' && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {t('tools.loadFailed')}
          <button type="button" onClick={() => void loaded.reload()} className={buttonClass('quiet')}>
            {t('again')}
          </button>
        </p>
      )}
      {loaded.state === 'ready' && loaded.value.items.length === 0 && (
        <p className="py-6 text-center text-muted">{empty}</p>
      )}
      {loaded.state === 'ready' && loaded.value.items.length > 0 && (
        <ul className="divide-y divide-line">{children(loaded.value.items)}</ul>
      )}
      {loaded.state === 'ready' && (loaded.value.hasMore || loaded.hasFailed) && (
        <MoreButton
          label={t('tools.more')}
          failedLabel={t('tools.loadFailed')}
          isAdding={isAdding}
          hasFailed={loaded.hasFailed}
          onMore={more}
        />
      )}
    </>
  )
}
