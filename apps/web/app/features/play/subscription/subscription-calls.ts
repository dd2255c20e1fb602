import type { CallInput } from '@narthex/contract/endpoint'
import * as purchases from '@narthex/contract/play/purchase.endpoints'
import * as calls from '@narthex/contract/play/subscription.endpoints'
import { callApi } from '../../../session/api.ts'

const mine = (memberId: number, igreja: string) => ({ params: { id: String(memberId) }, query: { igreja } })

export const loadSubscriptions = (memberId: number, church: string) =>
  callApi(calls.listMyPlaySubscriptions, mine(memberId, church))

export const loadPurchases = (memberId: number, church: string) =>
  callApi(purchases.listMyTitles, mine(memberId, church))

export const loadGifts = (memberId: number, church: string) =>
  callApi(purchases.listMyPlayGifts, mine(memberId, church))

export const loadPlans = (slug: string) => callApi(calls.listPlayPlans, { params: { slug }, query: {} })

/** `id` and `versao` of the subscription as it was shown. */
export interface Shown {
  readonly id: string
  readonly versao: number
}

export const changePlan = ({ id, versao }: Shown, idPlano: number) =>
  callApi(calls.changePlayPlan, { params: { id }, body: { versao, idPlano } })

type Means = Omit<CallInput<typeof calls.changePlayMeans>['body'], 'versao'>

export const changeMeans = ({ id, versao }: Shown, means: Means) =>
  callApi(calls.changePlayMeans, { params: { id }, body: { versao, ...means } })

export const pausePlay = ({ id, versao }: Shown, flagPausar: boolean) =>
  callApi(calls.pausePlay, { params: { id }, body: { versao, flagPausar } })

export const cancelPlay = ({ id, versao }: Shown, flagCancelar: boolean) =>
  callApi(calls.cancelPlay, { params: { id }, body: { versao, flagCancelar } })

export const givePlay = (chave: string, idPlano: number) => callApi(purchases.givePlay, { body: { chave, idPlano } })

export const loadGift = (codigo: string) => callApi(purchases.getPlayGift, { params: { codigo } })

export const acceptGift = (codigo: string) => callApi(purchases.acceptPlayGift, { params: { codigo } })
