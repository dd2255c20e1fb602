import { useLoaded } from '@narthex/client/data/use-loaded'
import { dayText } from '@narthex/client/format/dates'
import { listMerges, type Merge } from '@narthex/contract/people/merging.endpoints'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { type Confirmation, ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { callApi } from '../../../session/api.ts'
import { toName } from './merge-paths.ts'
import { useMergeFailure, useUndoMerge } from './use-undo-merge.ts'

/** The merges of a person that can still be undone. */
export function MergesPart({ id }: { readonly id: number }) {
  const t = useTranslations('consoleMerging')
  const dates = useDateContext()
  const explain = useMergeFailure()
  const undo = useUndoMerge()
  const loaded = useLoaded(
    `merges of ${id}`,
    async () => (await callApi(listMerges, { params: { id: String(id) } })).itens,
  )
  const [asked, setAsked] = useState<Merge>()
  if (loaded.state !== 'ready' || loaded.value.length === 0) return null
  const confirmation: Confirmation | undefined = asked && {
    title: t('undoTitle', { name: toName(asked.outro) }),
    lead: <p>{t('undoLead', { name: toName(asked.outro) })}</p>,
    action: t('undo'),
    done: t('undone'),
    explain,
    run: () => undo(asked.id),
  }
  return (
    <ul className="mb-5 grid gap-2">
      {loaded.value.map((merge) => (
        <li key={merge.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-s-2 border-line ps-3">
          <span className="wrap-anywhere">
            {t('history', { name: toName(merge.outro) })}{' '}
            <span className="text-sm text-muted">{t('until', { date: dayText(new Date(merge.ate), dates) })}</span>
          </span>
          <button type="button" aria-haspopup="dialog" className={toolClass('quiet')} onClick={() => setAsked(merge)}>
            {t('undo')}
          </button>
        </li>
      ))}
      <ConfirmDialog confirmation={confirmation} cancel={t('cancel')} onClose={() => setAsked(undefined)} />
    </ul>
  )
}
