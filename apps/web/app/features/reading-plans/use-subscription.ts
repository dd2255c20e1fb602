import type { Loaded } from '@narthex/client/data/loaded'
import type { Copied } from '@narthex/client/data/member-copies'
import { reloadData } from '@narthex/client/data/query-client'
import { useOutbox } from '@narthex/client/data/use-outbox'
import { dateIn } from '@narthex/contract/church-time'
import type { Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTimeZone } from 'use-intl'
import { keepMarks, markOutbox } from './mark-outbox.ts'
import { useServerSubscription } from './plan-calls.ts'
import { type PlanView, type Reading, toPlanView } from './plan-view.ts'

export interface OpenSubscription {
  readonly subscription: Subscription
  readonly view: PlanView
  /** Some marks have not been sent. */
  readonly isUnsent: boolean
  readonly mark: (reading: Reading, passages: readonly string[], isRead: boolean) => void
  /** Shows what a call answered. */
  readonly show: (answer: Subscription) => void
}

interface Opening {
  readonly loaded: Loaded<Copied<Subscription>>
  /** Undefined until it is loaded, and where it does not exist. */
  readonly open: OpenSubscription | undefined
}

/** A subscription with what was marked on this device, shown at once and sent when there is a connection. */
export function useSubscription(memberId: number, id: string): Opening {
  const timeZone = useTimeZone() ?? 'UTC'
  const loaded = useServerSubscription(memberId, id)
  const { entries } = useOutbox(markOutbox, { memberId, names: [id] }, () => {})
  const value = loaded.state === 'ready' ? loaded.value.value : undefined
  const pending = entries?.[0]?.record
  const today = dateIn(timeZone, new Date())
  const view = useMemo(() => value && toPlanView(value, pending, today), [value, pending, today])
  const show = (answer: Subscription) => {
    if (loaded.state === 'ready') loaded.update(() => ({ value: answer, isCopy: false }))
    // Writes the copies of this device: of the plan, and of the list.
    void reloadData('copy')
  }
  const onSent = useEffectEvent((sentId: string | number | undefined, answer: Subscription | undefined) => {
    if (sentId === id && answer) show(answer)
  })
  useEffect(
    () =>
      markOutbox.subscribe((event) => {
        if (event?.state === 'sent') onSent(event.place.names.at(-1), event.answer)
      }),
    [],
  )
  if (!value || !view) return { loaded, open: undefined }
  const mark: OpenSubscription['mark'] = ({ dia }, passages, isRead) => {
    const em = new Date().toISOString()
    const marcas = passages.map((passagem) => ({ dia, passagem, lida: isRead, em }))
    void keepMarks({ memberId, id }, { rodada: value.rodada, marcas }).catch(() => {})
  }
  return { loaded, open: { subscription: value, view, isUnsent: pending !== undefined, mark, show } }
}
