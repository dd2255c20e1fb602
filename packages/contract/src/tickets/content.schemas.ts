import * as z from 'zod/mini'
import { richText } from '../content/rich-text.ts'
import { eventSchema } from '../events/event.schemas.ts'
import { filled, id, instant, link, text } from '../fields.ts'
import { writtenMoment } from '../written-moment.ts'
import { ticketLimits } from './ticket-limits.ts'
import { contentKinds, contentStates } from './ticket-states.ts'

const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

const contentFileSchema = z.strictObject({ nome: z.string(), bytes: z.int() })

/** Something to read, watch or download. Outside its time it has neither text, address nor file. */
export const ticketContentSchema = z.strictObject({
  id,
  tipo: z.enum(contentKinds),
  titulo: z.string(),
  resumo: z.nullable(z.string()),
  situacao: z.enum(contentStates),
  visivelDe: z.nullable(instant),
  visivelAte: z.nullable(instant),
  corpo: z.nullable(richText),
  /** Address of a video or a link. */
  url: z.nullable(z.string()),
  /** A file, which `downloadTicketContent` answers. */
  arquivo: z.nullable(contentFileSchema),
})
export type TicketContent = z.infer<typeof ticketContentSchema>

/** Everything that a ticket opens, in the church's order. */
export const ticketContentsSchema = z.strictObject({
  evento: eventSchema,
  ingresso: z.string(),
  /** Null where the person's data were erased. */
  participante: z.nullable(z.string()),
  itens: z.array(ticketContentSchema),
})
export type TicketContents = z.infer<typeof ticketContentsSchema>

/** An item as staff write it. Rules that join fields are the API's. */
export const ticketContentForm = {
  ordem: z._default(z.int().check(z.gte(0), z.lte(1000)), 0),
  tipo: z.enum(contentKinds),
  titulo: filled(200),
  resumo: optional(text(500)),
  /** Rich text: what the product does not know of it is dropped. A `TEXTO` has one. */
  corpo: z._default(z.unknown(), null),
  /** Address of a `VIDEO`, at YouTube, at Vimeo or as a file, or of a `LINK`. */
  url: optional(link),
  visivelDe: optional(writtenMoment),
  visivelAte: optional(writtenMoment),
  /** Null: for every ticket of the event. */
  ingressos: optional(z.array(id).check(z.minLength(1), z.maxLength(ticketLimits.ingressos))),
} as const

/** `versao` is what a change of the item names. A `ARQUIVO` without a file is shown to no holder yet. */
export const officeContentSchema = z.strictObject({
  id,
  versao: z.int(),
  ordem: z.int(),
  tipo: z.enum(contentKinds),
  titulo: z.string(),
  resumo: z.nullable(z.string()),
  corpo: z.nullable(richText),
  url: z.nullable(z.string()),
  visivelDe: z.nullable(instant),
  visivelAte: z.nullable(instant),
  ingressos: z.nullable(z.array(id)),
  arquivo: z.nullable(contentFileSchema),
})
export type OfficeContent = z.infer<typeof officeContentSchema>
