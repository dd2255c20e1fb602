import * as z from 'zod/mini'
import { id, instant, link, text } from '../fields.ts'
import { scheduleKinds } from './schedule-kinds.ts'

/** `YYYY-MM-DDTHH:MM` on the church's own clocks. */
const localMoment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))

/** One time that something is held, with all that is told of it. */
export const occurrenceSchema = z.strictObject({
  /** `culto-3-20261129`: its kind, the number of what is held, and the day that its rule gives (not the one it moved to). */
  id: z.string(),
  tipo: z.enum(scheduleKinds),
  /** Id of what is held: unique within its source. */
  idItem: id,
  titulo: text(200),
  descricao: z.nullable(text(2000)),
  dataInicio: instant,
  dataFim: instant,
  inicioLocal: localMoment,
  fimLocal: localMoment,
  /** Null where it is held at the church's own address, or nowhere but online. */
  local: z.nullable(text(200)),
  flagOnline: z.boolean(),
  /** Where it has a page of its own: a path of the site, or a link that the church gave. */
  url: z.nullable(link),
  /** The rule by which it recurs (RFC 5545, `UNTIL` as a day of the church's calendar); null where it is held once. */
  recorrencia: z.nullable(z.string()),
  /** Set when it is not when or where its rule says. */
  flagAlterada: z.boolean(),
})
export type Occurrence = z.infer<typeof occurrenceSchema>
