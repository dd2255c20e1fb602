import * as z from 'zod/mini'
import { id, instant } from '../fields.ts'
import { auditedActs } from './audited-acts.ts'

/** Changes that one act made to a record. */
export const recordChangeSchema = z.strictObject({
  id,
  acao: z.enum(auditedActs),
  momento: instant,
  /** Author of the act; null for the product itself, and for people who have left the church. */
  usuario: z.nullable(z.strictObject({ id, nome: z.string(), sobrenome: z.string() })),
  /** The support of the product did it, whom the church had let in. */
  flagSuporte: z.boolean(),
  /** `antes` is null for a new record, `depois` for a removed one. A secret is not told, only that it changed. */
  campos: z.array(z.strictObject({ campo: z.string(), antes: z.any(), depois: z.any() })),
})
export type RecordChange = z.output<typeof recordChangeSchema>
