import * as z from 'zod/mini'
import { addressSchema } from '../churches/church.schemas.ts'
import { richText } from '../content/rich-text.ts'
import { id, image, instant, latitude, longitude, text, time } from '../fields.ts'
import { currencies } from '../payments/payment-states.ts'

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
  /** Series that it belongs to, such as the winter camps. */
  serie: z.nullable(text(120)),
})
export type Event = z.infer<typeof eventSchema>

/** Prices of the tickets of an event now that everyone may see: those on sale, else those that will be. */
export const eventPriceSchema = z.strictObject({
  moeda: z.enum(currencies),
  /** Cents; both 0 where every ticket is free. */
  minimo: z.int(),
  maximo: z.int(),
})
export type EventPrice = z.infer<typeof eventPriceSchema>

/** An event of the list of events. */
export const listedEventSchema = z.strictObject({
  ...eventSchema.shape,
  /** Null where it sells nothing, or nothing any more. */
  preco: z.nullable(eventPriceSchema),
})
export type ListedEvent = z.infer<typeof listedEventSchema>

/** A part of an event's programme. */
export const programmePartSchema = z.strictObject({
  /** The event's first day is 1. */
  dia: z.int().check(z.gte(1), z.lte(366)),
  /** On the church's clocks; null for what has no time of its own. */
  hora: z.nullable(time),
  titulo: text(200),
  descricao: z.nullable(text(500)),
})
export type ProgrammePart = z.infer<typeof programmePartSchema>

/** A person who speaks or plays at an event. */
export const guestSchema = z.strictObject({
  nome: text(120),
  /** Such as "preacher", "Grace Church, Leeds". */
  papel: z.nullable(text(120)),
  imagem: z.nullable(image),
})
export type Guest = z.infer<typeof guestSchema>

/** An event with all that its page tells. */
export const eventPageSchema = z.strictObject({
  ...eventSchema.shape,
  corpo: z.nullable(richText),
  /** Address of a place elsewhere; null where `local` is a room of the church's, or all there is to say. */
  endereco: z.nullable(addressSchema),
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
  programa: z.array(programmePartSchema),
  convidados: z.array(guestSchema),
  dataAlteracao: instant,
})
export type EventPage = z.infer<typeof eventPageSchema>
