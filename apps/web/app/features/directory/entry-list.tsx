import { useAct } from '@narthex/client/data/use-act'
import { usePages } from '@narthex/client/data/use-pages'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { DirectoryEntry } from '@narthex/contract/people/directory.schemas'
import { iconButtonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { MoreButton } from '../../components/more-button.tsx'
import { useResult } from '../../components/use-result.tsx'
import { useMember } from '../../session/use-member.ts'
import { directoryList, hideFrom } from './directory-calls.ts'
import { EntryCard } from './entry-card.tsx'

const keyOf = ({ id }: DirectoryEntry) => id

/** The members whom a term finds, each with the ways to reach them. */
export function EntryList({ term }: { term: string }) {
  const t = useTranslations('directory')
  const { id: memberId } = useMember().member
  const pages = usePages(directoryList(term), keyOf)
  const [hiding, setHiding] = useState<DirectoryEntry>()
  const { result, announce, complain } = useResult('mt-4')
  const { run } = useAct()
  const hide = async ({ id, nome }: DirectoryEntry) => {
    const isDone = await run(() => hideFrom(id), String(id))
    setHiding(undefined)
    if (isDone) announce(t('hidden', { name: nome }))
    else if (isDone === false) complain(t('hideFailed'))
    await pages.reload()
  }
  if (pages.state === 'failed') return <LoadFailed onRetry={() => void pages.reload()} />
  if (pages.state === 'loading') return <Skeleton className="mt-5 h-64 w-full rounded-card" />
  const { items, hasMore, more, isAdding, hasFailed } = pages
  return (
    <>
      {result}
      <p role="status" className="sr-only">
        {items.length === 0 ? t('noneFound') : t('shown', { count: items.length })}
      </p>
      {items.length === 0 ? (
        <EmptyState
          icon="people"
          title={t(term ? 'noneFound' : 'empty.title')}
          lead={t(term ? 'noneFoundLead' : 'empty.lead')}
        />
      ) : (
        <ul className={`${cardClass} mt-5 divide-y divide-line overflow-hidden`}>
          {items.map((entry) => (
            <li key={entry.id} className="p-4">
              <EntryCard entry={entry}>
                {entry.id !== memberId && (
                  <button
                    type="button"
                    onClick={() => setHiding(entry)}
                    className={`${iconButtonClass} ms-auto text-muted hover:bg-sunken hover:text-ink`}
                  >
                    <Icon name="close" className="size-5" />
                    <span className="sr-only">{t('hideOf', { name: entry.nome })}</span>
                  </button>
                )}
              </EntryCard>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <MoreButton
          label={t('more')}
          failedLabel={t('moreFailed')}
          isAdding={isAdding}
          hasFailed={hasFailed}
          onMore={more}
        />
      )}
      {hiding && (
        <ConfirmDialog
          isOpen
          title={t('hideTitle', { name: hiding.nome })}
          confirmLabel={t('hide')}
          cancelLabel={t('keep')}
          onClose={() => setHiding(undefined)}
          onConfirm={() => hide(hiding)}
        >
          <p>{t('hideLead')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
