import type { Namespace } from '@narthex/locales/catalogue'

/** Messages of a page with a form. */
export const formMessages = ['forms', 'validation', 'captcha'] as const satisfies readonly Namespace[]

/** Messages of one published item. */
export const readingMessages = ['reading', 'share'] as const satisfies readonly Namespace[]
