import type { Success } from '@narthex/contract/endpoint'
import type { WallSettings } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import * as calls from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { callApi } from '../../../session/api.ts'

export type Queue = Success<typeof calls.listModeration>
export type Case = Queue['itens'][number]

export const loadQueue = (fila: calls.ModerationQueue, page: number) =>
  callApi(calls.listModeration, { query: { fila, page: String(page) } })

export const loadPrayer = (id: number) => callApi(calls.getModeratedPrayer, { params: { id: String(id) } })

/** `versao`: of the words that were read. */
export const decidePrayer = (id: number, body: { readonly decisao: calls.PrayerDecision; readonly versao: number }) =>
  callApi(calls.moderatePrayer, { params: { id: String(id) }, body })

export const decideMessage = (id: number, decisao: calls.PrayerMessageDecision) =>
  callApi(calls.moderatePrayerMessage, { params: { id: String(id) }, body: { decisao } })

export const loadSettings = () => callApi(calls.getWallSettings, {})

export const saveSettings = (body: WallSettings) => callApi(calls.setWallSettings, { body })
