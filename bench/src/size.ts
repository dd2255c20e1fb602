/** Extent of a run: `full` is what the scorecard says, `smoke` the least that shows whether a figure works. */
export type Size = 'full' | 'smoke'

/** An amount of work for each size. */
export type Amount<T = number> = Readonly<Record<Size, T>>

/** A number of items as the scorecard's lines say it: 10,000. */
export const countText = (count: number): string => count.toLocaleString('en')
