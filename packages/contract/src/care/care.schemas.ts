import * as z from 'zod/mini'
import { date, filled, id, instant } from '../fields.ts'
import { pageSchema } from '../paging.ts'
import { version } from '../versions.ts'
import { careKinds, careLimits, careViews } from './care-words.ts'

/** One of the staff, by their membership. */
export const carerSchema = z.strictObject({ id, nome: z.string() })
export type Carer = z.infer<typeof carerSchema>

/** A person to look after, and how far it is. It holds no word of a prayer or a card. */
export const careItemSchema = z.strictObject({
  id,
  versao: version,
  tipo: z.enum(careKinds),
  /** The person may be in danger. */
  flagPerigo: z.boolean(),
  nome: z.string(),
  /** Null: a guest who left a card. */
  idUsuario: z.nullable(id),
  flagMenor: z.boolean(),
  telefone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  desde: instant,
  responsavel: z.nullable(carerSchema),
  proximoPasso: z.nullable(z.string()),
  /** `YYYY-MM-DD`. */
  prazo: z.nullable(z.string()),
  /** The day has come, and it is not done. */
  flagVencido: z.boolean(),
  concluidoEm: z.nullable(instant),
  concluidoPor: z.nullable(z.string()),
})
export type CareItem = z.infer<typeof careItemSchema>

const counts = z.strictObject({ ABERTOS: z.int(), MEUS: z.int(), SEM_RESPONSAVEL: z.int(), VENCIDOS: z.int() })

export const carePage = z.strictObject({
  ...pageSchema(careItemSchema).shape,
  /** Items that the caller may see, by view. */
  contagens: counts,
})

/** Numbers of open items for the home of the office, as far as the caller may see them. */
export const careSummarySchema = z.strictObject({
  /** People who may be in danger. */
  perigo: z.int(),
  /** Visitors and connect cards since the last Sunday. */
  visitantes: z.int(),
  /** Prayers that wait for a call, a visit or help; null for those who may not see them. */
  oracoes: z.nullable(z.int()),
  vencidos: z.int(),
  /** People whom no one of the team takes. */
  semResponsavel: z.int(),
})
export type CareSummary = z.infer<typeof careSummarySchema>

/** An item with the words of its card or prayer. */
export const careFileSchema = z.strictObject({
  item: careItemSchema,
  /** Words of a card or a prayer, by its author. */
  mensagem: z.nullable(z.string()),
  /** The prayer asks for a call, or a visit. */
  flagLigacao: z.boolean(),
  flagVisita: z.boolean(),
  /** Number of notes; null for those who may not read them. */
  anotacoes: z.nullable(z.int()),
})
export type CareFile = z.infer<typeof careFileSchema>

export const careNoteSchema = z.strictObject({
  id,
  texto: z.string(),
  /** Null: of someone who has left. */
  autor: z.nullable(z.string()),
  momento: instant,
  /** Written by the caller, who alone may remove it. */
  flagMinha: z.boolean(),
})
export type CareNote = z.infer<typeof careNoteSchema>

export const carePlanSchema = z.strictObject({
  idResponsavel: z.nullable(id),
  proximoPasso: z.nullable(filled(careLimits.step)),
  prazo: z.nullable(date),
  versao: version,
})
export type CarePlan = z.output<typeof carePlanSchema>

export const careViewSchema = z.enum(careViews)
