import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { BulkOrder } from '@narthex/contract/resources/bulk.schemas'
import type { BulkAct } from '@narthex/contract/resources/resource'
import { BulkBar } from '@narthex/ui/office/table/bulk-bar'
import {
  countSelected,
  isSelected,
  nothingSelected,
  type Selection,
  selectMatching,
} from '@narthex/ui/office/table/selection'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useMay } from '../../session/office.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { type ListState, toFilterKey, toQuery } from './list-state.ts'
import { useBulkRun } from './use-bulk-run.ts'

const BulkQuestion = lazyPart(() => import('./bulk-question.tsx').then(({ BulkQuestion }) => BulkQuestion))

export interface BulkActionsProps {
  readonly kind: AnyConsoleResource
  readonly state: ListState
  readonly items: readonly OfficeRecord[]
  readonly total: number | undefined
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
}

const acts = { publish: 'PUBLICAR', withdraw: 'RETIRAR', remove: 'REMOVER' } as const satisfies Record<string, BulkAct>
type ActName = keyof typeof acts

/** Bulk actions on the selected rows, or on all that match the search and the filters. */
export function BulkActions({ kind, state, items, total, selection, onSelect }: BulkActionsProps) {
  const t = useTranslations('consoleList')
  const texts = useTranslations(kind.texts)
  const mayWrite = useMay(kind.may.write)
  const mayPublish = useMay(kind.may.publish)
  const [asked, setAsked] = useState<ActName>()
  const { run, progress } = useBulkRun(kind)
  const count = countSelected(selection)
  const areAllShown = items.length > 0 && items.every(({ id }) => isSelected(selection, String(id)))
  const hasMore = total !== undefined && total > items.length
  const names: readonly ActName[] = [
    ...(mayPublish && kind.calls.publish ? (['publish', 'withdraw'] as const) : []),
    ...(mayWrite && kind.calls.remove ? (['remove'] as const) : []),
  ]
  const order = (name: ActName, digest?: string): BulkOrder => ({
    acao: acts[name],
    selecao: toChoice(selection, state, digest),
  })
  const start = async (name: ActName, digest?: string) => {
    setAsked(undefined)
    if (await run(order(name, digest))) onSelect(nothingSelected)
  }
  return (
    <>
      <BulkBar
        isShown={count > 0}
        label={t('actions')}
        text={progress ? t('bulkProgress', progress) : t('selected', { count })}
        all={
          areAllShown && hasMore && selection.kind === 'rows' && total !== undefined
            ? {
                label: t('selectMatching', { count: total }),
                onSelect: () => onSelect(selectMatching(toFilterKey(state), total)),
              }
            : undefined
        }
        clearLabel={t('unselect')}
        onClear={() => onSelect(nothingSelected)}
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            disabled={progress !== undefined}
            onClick={() => (name === 'remove' || selection.kind === 'matching' ? setAsked(name) : void start(name))}
            className={toolClass(name === 'remove' ? 'danger' : 'quiet')}
          >
            {texts(`actions.${name}`)}
          </button>
        ))}
      </BulkBar>
      {asked && (
        <LazyPart>
          <BulkQuestion
            kind={kind}
            order={order(asked)}
            act={texts(`actions.${asked}`)}
            onGo={(digest) => void start(asked, digest)}
            onClose={() => setAsked(undefined)}
          />
        </LazyPart>
      )}
    </>
  )
}

/** Rows by their ids; all that match by the filter, what was left out, how many were seen, and the fingerprint of the preview. */
function toChoice(selection: Selection, state: ListState, resumo: string | undefined): BulkOrder['selecao'] {
  if (selection.kind === 'rows') return { ids: [...selection.ids].map(Number) }
  const { ordem: _, ...filtro } = toQuery(state)
  return {
    filtro,
    exceto: [...selection.except].map(Number),
    quantos: countSelected(selection),
    ...(resumo !== undefined && { resumo }),
  }
}
