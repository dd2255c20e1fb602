/** The looks that a church may choose for its site: how covers are drawn, how text is set, how a page is composed. */
export const looks = ['glass', 'linen', 'azulejo', 'landscape', 'plain'] as const
export type Look = (typeof looks)[number]

/** The look of whatever has not chosen one. */
export const defaultLook: Look = 'glass'
