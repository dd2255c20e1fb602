/** The time as the product sees it; tests inject their own. */
export type Clock = () => Date
export const systemClock: Clock = () => new Date()
