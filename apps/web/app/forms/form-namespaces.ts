import type { Namespace } from '@narthex/locales/catalogue'

/** The messages that a page with a form brings along, for its loader. */
export const formNamespaces = ['forms', 'validation', 'captcha'] as const satisfies readonly Namespace[]
