import { messages as en } from './en/messages.ts'
import { messages as es } from './es/messages.ts'
import { messages as pt } from './pt/messages.ts'
import type { Translation } from './translation.ts'

/** The namespaces with the Portuguese texts as types: the measure of keys and of the arguments each message takes. */
export type Messages = typeof pt
export type Namespace = keyof Messages

/** The namespaces in any language. */
export type Spoken = Translation<Messages>

/** Every message of the product by language. For the server: a page is sent only the namespaces it shows. */
export const catalogue = { pt, en, es } satisfies Record<string, Spoken>
