import { prayerMessagesPerPage } from '@narthex/contract/limits'
import * as own from '@narthex/contract/prayer/own-prayer.endpoints'
import * as wall from '@narthex/contract/prayer/prayer.endpoints'
import * as acts from '@narthex/contract/prayer/prayer-acts.endpoints'
import type { ReportReason } from '@narthex/contract/prayer/report-reasons'
import { callApi } from '../../session/api.ts'

export const loadSupport = (slug: string, ids: readonly number[]) =>
  callApi(wall.getPrayerSupport, { params: { slug }, query: { ids: ids.join(',') } })

export const countPrayer = (idOracao: number) => callApi(acts.pray, { body: { idOracao } })

export const loadMessages = (slug: string, id: number, page: number) => {
  const query = { page: String(page), limit: String(prayerMessagesPerPage.largest) }
  return callApi(wall.listPrayerMessages, { params: { slug, id: String(id) }, query })
}

export const sendMessage = (body: { readonly idOracao: number; readonly mensagem: string; readonly chave: string }) =>
  callApi(acts.addPrayerMessage, { body })

export const removeMessage = (id: number) => callApi(acts.removePrayerMessage, { params: { id: String(id) } })

/** Target of a report: a prayer, or a message to its author. */
export interface Reported {
  readonly kind: 'prayer' | 'message'
  readonly id: number
}

export const report = ({ kind, id }: Reported, motivo: ReportReason, texto: string) =>
  callApi(acts.reportPrayer, {
    body: { ...(kind === 'prayer' ? { idOracao: id } : { idOracaoMensagem: id }), motivo, ...(texto && { texto }) },
  })

export const loadMine = (igreja: string, page: number) =>
  callApi(own.listMyPrayers, { query: { igreja, page: String(page) } })

export const loadOneOfMine = (id: string) => callApi(own.getMyPrayer, { params: { id } })

export const removeMine = (id: number) => callApi(acts.removePrayer, { params: { id: String(id) } })

export const renewMine = (id: number) => callApi(acts.renewPrayer, { params: { id: String(id) } })

export const tellAnswer = (id: number, testemunho: string) =>
  callApi(acts.answerPrayer, { params: { id: String(id) }, body: testemunho ? { testemunho } : {} })
