import * as z from 'zod/mini'
import { id } from '../fields.ts'

/**
 * How often something was written. A change names the version that its author saw, so that of two tabs the second one
 * cannot undo what the first one saved without knowing of it: it is answered CHANGED_MEANWHILE.
 */
export const version = id

/** Made by whoever adds something, once for each thing: sent twice, by a doubled click or a second try, it adds one. */
export const ownUuid = z.uuid()
