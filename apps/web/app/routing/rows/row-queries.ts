import type { QueryKeys } from '../route-row.ts'

/** Query keys of a list. */
export const listQuery = { q: 'text', page: 'page' } as const satisfies QueryKeys

/** Query keys of one published item: the code of its preview. */
export const itemQuery = { previa: 'text' } as const satisfies QueryKeys

/** Query keys of a song. */
export const songQuery = { mode: 'text', tone: 'text', capo: 'text' } as const satisfies QueryKeys

/** Query keys of embedded views. */
export const embeddedQuery = { embedColor: 'text' } as const satisfies QueryKeys
