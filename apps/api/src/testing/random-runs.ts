import { atStrength, isDeepRun } from '@narthex/contract/testing/strength'

/** How often a property is tried: in the deep run with other values each time, in every other run with the same few. */
export const randomRuns = (amounts: { readonly deep: number; readonly full: number }) => ({
  numRuns: atStrength(amounts),
  ...(!isDeepRun && { seed: 34 }),
})
