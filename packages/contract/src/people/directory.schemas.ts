import * as z from 'zod/mini'
import { id, image } from '../fields.ts'
import { directoryAudiences, directoryFields, directoryObstacles } from './directory-words.ts'

const field = z.enum(directoryFields)
const audience = z.enum(directoryAudiences)

/** A member as others see them. What they do not show is null, as what is not known is. */
export const directoryEntrySchema = z.strictObject({
  id,
  nome: z.string(),
  imagem: z.nullable(image),
  telefone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  congregacao: z.nullable(z.string()),
  /** Month and day, `MM-DD`: no year. */
  aniversario: z.nullable(z.string().check(z.regex(/^\d\d-\d\d$/))),
  grupos: z.array(z.string()),
})
export type DirectoryEntry = z.infer<typeof directoryEntrySchema>

/** The choice of a member for themselves. */
export const directoryChoiceSchema = z.strictObject({
  /** They are not in it at all. */
  flagFora: z.boolean(),
  campos: z.array(field).check(z.refine((all) => new Set(all).size === all.length, { error: 'A field appears twice' })),
  /** The readers that they were told of: CHANGED_MEANWHILE where the church has chosen others since. */
  publico: audience,
})
export type DirectoryChoice = z.output<typeof directoryChoiceSchema>

/** The directory for one member: whether they may read it, what they show, and how others see them. */
export const ownDirectorySchema = z.strictObject({
  flagLigado: z.boolean(),
  /** Null: they may read it, and be in it. */
  impedimento: z.nullable(z.enum(directoryObstacles)),
  publico: audience,
  /** Facts that the church lets members show. */
  oferecidos: z.array(field),
  flagFora: z.boolean(),
  campos: z.array(field),
  /** The church has chosen more readers than the member agreed to: until they choose again, their name alone is shown. */
  flagConfirmar: z.boolean(),
  /** All that could be shown of the member, by which the page shows what a choice does. */
  proprio: z.nullable(directoryEntrySchema),
  /** Members whom the caller has blocked: neither sees the other. */
  bloqueados: z.array(z.strictObject({ id, nome: z.string() })),
})
export type OwnDirectory = z.infer<typeof ownDirectorySchema>

/** A member of the directory as the office lists them. */
export const listedMemberSchema = z.strictObject({ id, nome: z.string(), campos: z.array(field) })
export type ListedMember = z.infer<typeof listedMemberSchema>
