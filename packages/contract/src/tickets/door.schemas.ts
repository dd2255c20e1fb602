import * as z from 'zod/mini'
import { eventSchema } from '../events/event.schemas.ts'
import { filled, id, instant, text } from '../fields.ts'
import { cents } from '../payments/payment.schemas.ts'
import { currencies } from '../payments/payment-states.ts'
import { personName } from '../validation/text.ts'
import { ownUuid } from '../versions.ts'
import { ticketCode } from './ticket.schemas.ts'
import { ticketLimits } from './ticket-limits.ts'
import { scanKinds, ticketStates } from './ticket-states.ts'

export const doorLimits = {
  /** Readings in one call. */
  leituras: 2000,
  /** Tickets in one answer. */
  ingressos: 5000,
  encontrados: 50,
  aparelho: 60,
  /** Grants end so long after their event. */
  horasDepois: 12,
} as const

/** Someone's name for a phone: `Marina · K7`. */
const device = filled(doorLimits.aparelho)

/** A purpose of scanning: the door, the bus, a meal. Null: every ticket may enter. */
export const doorListSchema = z.strictObject({ id, nome: z.string(), ingressos: z.nullable(z.array(id)) })
export type DoorList = z.infer<typeof doorListSchema>

/** An event at whose door one may stand, with the number of its tickets that let in, without add-ons. */
export const listedDoorSchema = z.extend(eventSchema, { ingressos: z.int() })
export type ListedDoor = z.infer<typeof listedDoorSchema>

export const doorSchema = z.strictObject({
  evento: eventSchema,
  listas: z.array(doorListSchema),
  ingressos: z.array(
    z.strictObject({ id, nome: z.string(), flagAdicional: z.boolean(), flagAtivo: z.boolean(), valor: cents }),
  ),
  moeda: z.enum(currencies),
  /** Children are handed to their guardians only. */
  flagEntregaResponsavel: z.boolean(),
  /** The 32 bytes of the Ed25519 key that verifies the event's tickets, as base64url. */
  chavePublica: z.string(),
  /** Moment until which the caller may work at this door; null for staff. */
  ate: z.nullable(instant),
})
export type Door = z.infer<typeof doorSchema>

export const scanSchema = z.strictObject({
  id: ownUuid,
  lista: id,
  tipo: z.enum(scanKinds),
  /** Time on the clock of the server, as far as that of the device could be corrected. */
  momento: instant,
  aparelho: z.string(),
  /** Guardian to whom a child was handed over. */
  responsavel: z.nullable(z.string()),
  desfaz: z.nullable(ownUuid),
})
export type DoorScan = z.infer<typeof scanSchema>

/** A ticket as doors know it. */
export const doorTicketSchema = z.strictObject({
  id,
  codigo: ticketCode,
  /** Null where the holder's data were erased. */
  nome: z.nullable(z.string()),
  idIngresso: id,
  /** `RESERVADO`: it waits for its payment. */
  situacao: z.enum(ticketStates),
  /** The types of its valid add-ons. */
  adicionais: z.array(id),
  /** Guardian of a child, where the event hands children to their guardians. */
  responsavel: z.nullable(z.strictObject({ nome: z.string(), telefone: z.nullable(z.string()) })),
  leituras: z.array(scanSchema),
})
export type DoorTicket = z.infer<typeof doorTicketSchema>

/** Opaque to clients: what changed since, and how far an answer in parts has come. */
export const doorCursor = z.string().check(z.regex(/^\d{1,17}(?:\.\d{1,10}\.\d{1,17})?$/))

export const newScanSchema = z
  .strictObject({
    id: ownUuid,
    lista: id,
    /** The ticket, by its id or by its code. */
    bilhete: z.optional(id),
    codigo: z.optional(ticketCode),
    tipo: z.enum(scanKinds),
    /** Time on the clock of the device. */
    momento: instant,
    responsavel: z._default(z.nullable(text(150)), null),
    /** Id of the reading that a `DESFEITA` undoes. */
    desfaz: z.optional(ownUuid),
  })
  .check(
    z.refine(
      ({ tipo, desfaz, bilhete, codigo }) =>
        tipo === 'DESFEITA' ? desfaz !== undefined : (bilhete ?? codigo) !== undefined,
      'A reading names its ticket, and an undoing its reading',
    ),
  )
export type NewScan = z.output<typeof newScanSchema>

export const newScansSchema = z.strictObject({
  aparelho: device,
  /** The clock of the device as it sends: corrects its moments. */
  agora: instant,
  leituras: z.array(newScanSchema).check(z.minLength(1), z.maxLength(doorLimits.leituras)),
})

/**
 * `DUPLICADA`: an earlier reading counts. `CANCELADO`, `NAO_PAGO`: the reading is kept, for it happened. `DESCONHECIDO`: no
 * ticket of this event, or no reading to undo. `OUTRA_LISTA`: the list is for other tickets.
 */
export const scanResults = ['ACEITA', 'DUPLICADA', 'CANCELADO', 'NAO_PAGO', 'DESCONHECIDO', 'OUTRA_LISTA'] as const
export type ScanResult = (typeof scanResults)[number]

export const scanAnswerSchema = z.strictObject({
  id: ownUuid,
  resultado: z.enum(scanResults),
  bilhete: z.nullable(id),
  /** The moment as it was kept; null for a reading that was not. */
  momento: z.nullable(instant),
  /** The reading that counts instead. */
  anterior: z.nullable(z.strictObject({ aparelho: z.string(), momento: instant })),
})
export type ScanAnswer = z.infer<typeof scanAnswerSchema>

/** A walk-in, who paid in cash. */
export const doorSaleSchema = z.strictObject({
  chave: ownUuid,
  nome: personName(120),
  /** The type of each ticket; add-ons are not sold at the door. */
  ingressos: z.array(id).check(z.minLength(1), z.maxLength(ticketLimits.porCompra)),
  /** Amount that was taken, in cents. */
  total: cents,
})

/** How many were let in, of how many valid tickets. */
export const entryCountSchema = z.strictObject({ lista: id, idIngresso: id, entraram: z.int(), ingressos: z.int() })

/** A member who may scan at one event. */
export const doorkeeperSchema = z.strictObject({ idUsuario: id, nome: z.string(), desde: instant })
export type Doorkeeper = z.infer<typeof doorkeeperSchema>
