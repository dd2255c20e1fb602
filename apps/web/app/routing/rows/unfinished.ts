/** Part of a row whose feature is not implemented yet; the page says so. */
export const unfinished = { page: 'unfinished', messages: ['unfinished'] } as const
