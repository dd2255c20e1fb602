import type { Loaded } from '@narthex/client/data/loaded'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { quotePlayPlan } from '@narthex/contract/play/subscription.endpoints'
import type { PlayQuote } from '@narthex/contract/play/subscription.schemas'
import { callApi } from '../../../session/api.ts'

/** A plan as it was chosen: a hidden one by the code of its link. */
export interface PlanChoice {
  readonly idPlano: number
  readonly codigo?: string | undefined
}

export const loadQuote = ({ idPlano, codigo }: PlanChoice, cupom: string | undefined): Promise<PlayQuote> =>
  callApi(quotePlayPlan, { params: { idPlano: String(idPlano) }, query: { codigo, cupom } })

/** Price of a plan for the member, without a coupon. */
export function useQuote(choice: PlanChoice): Loaded<PlayQuote> {
  return useLoaded(JSON.stringify(choice), () => loadQuote(choice, undefined))
}
