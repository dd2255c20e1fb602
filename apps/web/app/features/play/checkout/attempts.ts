import { type Attempts, createAttempts } from '../../../payments/attempt-keys.ts'

/** The subscription to a plan that this tab is about to pay. */
export const planAttempts = (idPlano: number): Attempts => createAttempts(`play-plan-${idPlano}`)

export const titleDraft = (idConteudo: number) => `play-title-${idConteudo}`

/** A title that this tab is about to rent or to buy. */
export const titleAttempts = (idConteudo: number): Attempts => createAttempts(titleDraft(idConteudo))
