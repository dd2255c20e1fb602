/** Attributes of a row that says nothing. (Biome takes every row for one that can have the focus.) */
export const unseen = { 'aria-hidden': true } as const
