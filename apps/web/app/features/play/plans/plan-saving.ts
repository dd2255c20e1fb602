import type { PlayPlan } from '@narthex/contract/play/subscription.schemas'

export const monthsOfInterval = { MES: 1, TRIMESTRE: 3, ANO: 12 } as const

/** Less is no reason to choose a longer term. */
const leastPercent = 5

/**
 * Saving of a longer term over the cheapest monthly plan with as many screens, in whole per cent, rounded down;
 * undefined without such a plan, or if the saving is negligible.
 */
export function findSavingPercent(
  plan: Pick<PlayPlan, 'valor' | 'intervalo' | 'telas'>,
  plans: readonly Pick<PlayPlan, 'valor' | 'intervalo' | 'telas'>[],
): number | undefined {
  const months = monthsOfInterval[plan.intervalo]
  const monthly = plans.filter(({ intervalo, telas }) => intervalo === 'MES' && telas === plan.telas)
  if (months === 1 || monthly.length === 0) return undefined
  const usual = months * Math.min(...monthly.map(({ valor }) => valor))
  const percent = Math.floor((100 * (usual - plan.valor)) / usual)
  return percent >= leastPercent ? percent : undefined
}
