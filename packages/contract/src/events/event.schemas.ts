import * as z from 'zod/mini'
import { id, image, instant, text } from '../fields.ts'

/** An event as lists show it. */
export const eventSchema = z.strictObject({
  id,
  titulo: text(200),
  resumo: z.nullable(text(500)),
  imagem: z.nullable(image),
  dataInicio: instant,
  dataFim: instant,
  /** Null where it is held at the church's own address, or nowhere but online. */
  local: z.nullable(text(200)),
  flagOnline: z.boolean(),
})
export type Event = z.infer<typeof eventSchema>
