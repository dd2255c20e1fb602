import { showMessage } from '@narthex/client/calls/status-store'
import { reloadData } from '@narthex/client/data/query-client'
import { ApiError } from '@narthex/contract/client'
import type { Bulk, BulkOrder } from '@narthex/contract/resources/bulk.schemas'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../components/use-failure.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { listCalls } from '../record-calls.ts'
import { listKey } from './list-key.ts'

const pollMs = 700

export interface BulkRun {
  /** Does an act; resolves to whether it was begun and ended. Its result is announced, with the way back. */
  readonly run: (order: BulkOrder) => Promise<boolean>
  /** How far the act is that is under way. */
  readonly progress: { readonly done: string; readonly count: string } | undefined
}

/** Does an act to many records. The server goes on by itself, also when this window is closed. */
export function useBulkRun(kind: AnyConsoleResource): BulkRun {
  const t = useTranslations('consoleList')
  const frame = useTranslations('consoleFrame')
  const failureText = useFailure()
  const [bulk, setBulk] = useState<Bulk>()

  async function follow(begun: Bulk): Promise<Bulk> {
    let now = begun
    setBulk(now)
    while (now.situacao === 'EM_ANDAMENTO') {
      await new Promise((resolve) => setTimeout(resolve, pollMs))
      now = await listCalls.getBulk(kind, now.id)
      setBulk(now)
    }
    return now
  }
  async function attempt(begin: () => Promise<Bulk>, announce: (ended: Bulk) => void): Promise<boolean> {
    try {
      announce(await follow(await begin()))
      return true
    } catch (error) {
      const hasMoved = error instanceof ApiError && error.code === 'SELECTION_CHANGED'
      showMessage('GLOBAL', { tone: 'danger', text: hasMoved ? t('confirm.moved') : failureText(error) })
      return false
    } finally {
      setBulk(undefined)
      await reloadData(listKey(kind))
    }
  }
  const undo = (id: number) =>
    attempt(
      () => listCalls.undoBulk(kind, id),
      ({ feitos }) => showMessage('GLOBAL', { tone: 'success', text: t('undone', { count: feitos }) }),
    )
  const run = (order: BulkOrder) =>
    attempt(
      () => listCalls.runBulk(kind, order),
      ({ id, feitos, recusados, desfazerAte }) =>
        showMessage('GLOBAL', {
          tone: recusados > 0 ? 'warning' : 'success',
          text:
            recusados > 0
              ? t('bulkPartly', { done: String(feitos), failed: String(recusados) })
              : t('bulkDone', { count: feitos }),
          action: desfazerAte && feitos > 0 ? { label: frame('undo'), onAct: () => void undo(id) } : undefined,
        }),
    )
  const progress = bulk && { done: String(bulk.feitos + bulk.recusados), count: String(bulk.total) }
  return { run, progress }
}
