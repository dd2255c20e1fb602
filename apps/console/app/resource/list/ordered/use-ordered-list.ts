import { showMessage } from '@narthex/client/calls/status-store'
import { reloadData } from '@narthex/client/data/query-client'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../../components/use-failure.ts'
import type { AnyConsoleResource, OfficeRecord } from '../../console-resource.ts'
import { recordCalls } from '../../record-calls.ts'
import { listKey } from '../list-key.ts'
import { listAll } from './list-all.ts'
import { OrderSaver } from './order-saver.ts'

interface OrderedList {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly records: readonly OfficeRecord[]
  readonly reload: () => Promise<void>
  /** Puts all records in another order, and says so with the way back. */
  readonly order: (ids: readonly number[]) => void
  /** Takes the last move back, then the one before it. */
  readonly undo: () => void
}

/** Callbacks of the saver. They change with each render, while the saver stays. */
interface Listener {
  onSaved(): void
  onFailed(error: unknown): void
}

/** All records of a kind, in an order that is saved as they are moved. */
export function useOrderedList(kind: AnyConsoleResource): OrderedList {
  const t = useTranslations('consoleOrder')
  const frame = useTranslations('consoleFrame')
  const failureText = useFailure()
  const loaded = useMemberData([listKey(kind), 'all'], () => listAll(kind))
  const [shownIds, setShownIds] = useState<readonly number[]>()
  /** Orders before the moves of this visit, the last one last. */
  const past = useRef<readonly (readonly number[])[]>([])
  const isUndoing = useRef(false)
  const listener = useRef<Listener>(undefined)
  const [saver] = useState(
    () =>
      new OrderSaver(
        {
          send: (ids, antes) => recordCalls.order(kind, { ids: [...ids], antes: [...antes] }),
          onOrder: setShownIds,
          onSaved: () => listener.current?.onSaved(),
          onFailed: (error) => listener.current?.onFailed(error),
        },
        [],
      ),
  )
  const all = loaded.state === 'ready' ? loaded.value : undefined
  useEffect(() => {
    if (all && saver.follow(all.map(({ id }) => id))) setShownIds(undefined)
  }, [all, saver])
  const records = all ? sortById(all, shownIds) : []
  const undo = () => {
    const before = past.current.at(-1)
    if (!before) return
    past.current = past.current.slice(0, -1)
    isUndoing.current = true
    void saver.move(before)
  }
  useEffect(() => {
    listener.current = {
      onSaved() {
        const action = past.current.length > 0 ? { label: frame('undo'), onAct: undo } : undefined
        showMessage('GLOBAL', { tone: 'success', text: isUndoing.current ? t('undone') : t('saved'), action })
        void reloadData(listKey(kind))
      },
      onFailed(error) {
        past.current = []
        showMessage('GLOBAL', { tone: 'danger', text: failureText(error) })
        void reloadData(listKey(kind))
      },
    }
  })
  return {
    state: loaded.state,
    records,
    reload: loaded.reload,
    order(ids) {
      isUndoing.current = false
      past.current = [...past.current, records.map(({ id }) => id)]
      void saver.move(ids)
    },
    undo,
  }
}

function sortById(all: readonly OfficeRecord[], ids: readonly number[] | undefined): readonly OfficeRecord[] {
  if (!ids) return all
  const byId = new Map(all.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
