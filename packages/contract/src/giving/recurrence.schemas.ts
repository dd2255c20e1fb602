import * as z from 'zod/mini'
import { paymentMethodCodes } from '../church-codes.ts'
import { date, id, instant, text } from '../fields.ts'
import { savedCardSchema } from '../payments/card.schemas.ts'
import { amount } from '../payments/payment.schemas.ts'
import { currencies } from '../payments/payment-states.ts'
import { version } from '../versions.ts'
import { givingLimits } from './giving.schemas.ts'

/** Every so many days, or on a day of each month; a month that is shorter takes its last day. */
export const frequencySchema = z.union([
  z.strictObject({ dias: z.int().check(z.gte(1), z.lte(366)) }),
  z.strictObject({ diaDoMes: z.int().check(z.gte(1), z.lte(31)) }),
])
export type Frequency = z.infer<typeof frequencySchema>

/** How a recurring gift is paid. */
export const recurrenceMeans = ['CARTAO', 'PIX_AUTOMATICO'] as const

/**
 * `PENDENTE`: waits for the giver's authorisation at their bank. `FALHOU`: paused after the last failed charge.
 * `ENCERRADA`: its end date has passed.
 */
export const recurrenceStates = ['PENDENTE', 'ATIVA', 'PAUSADA', 'FALHOU', 'ENCERRADA', 'CANCELADA'] as const
export type RecurrenceState = (typeof recurrenceStates)[number]

/**
 * Why a recurring gift stands still, where its giver did not pause it. `CARTAO`: its card was removed, has expired or can
 * pay no more: another one is needed. `RECUSA`: every try failed. `DADOS`: the gateway needs data that the giver's profile
 * lacks. `METODO`: the church takes no such payments any more. `MOTIVO`: the reason is not given to regularly any more.
 * `BANCO`: the giver's bank refused the authorisation, or it was revoked there.
 */
export const standstills = ['CARTAO', 'RECUSA', 'DADOS', 'METODO', 'MOTIVO', 'BANCO'] as const
export type Standstill = (typeof standstills)[number]

/** `PREVISTO`: to come. `COBRANDO`: being charged, or to be tried again. `DESISTIDO`: every try failed. */
export const cycleStates = ['PREVISTO', 'COBRANDO', 'RECEBIDO', 'PULADO', 'DESISTIDO', 'ESTORNADO'] as const

export const cycleSchema = z.strictObject({
  ciclo: id,
  dia: date,
  situacao: z.enum(cycleStates),
  valor: amount,
  /** The order of its newest charge. */
  pedido: z.nullable(z.string()),
  tentativas: z.int(),
  /** Next attempt of a charge that failed. */
  proximaTentativa: z.nullable(instant),
})
export type Cycle = z.infer<typeof cycleSchema>

/** Choices of a giver for a recurring gift. */
export const recurrenceChoice = {
  idMotivo: id,
  valor: amount,
  flagTaxas: z._default(z.boolean(), false),
  flagAnonimo: z._default(z.boolean(), false),
  comentario: z._default(z.nullable(text(givingLimits.comentario)), null),
  frequencia: frequencySchema,
  /** No charge after this day. */
  fim: z._default(z.nullable(date), null),
} as const

/** A recurring gift as its giver sees it. All amounts in cents. */
export const recurrenceSchema = z.strictObject({
  id: z.uuid(),
  versao: version,
  situacao: z.enum(recurrenceStates),
  motivo: z.strictObject({ id, nome: z.string(), flagRecorrencia: z.boolean() }),
  moeda: z.enum(currencies),
  valor: amount,
  flagTaxas: z.boolean(),
  flagAnonimo: z.boolean(),
  comentario: z.nullable(z.string()),
  frequencia: frequencySchema,
  inicio: date,
  fim: z.nullable(date),
  meio: z.enum(recurrenceMeans),
  codigoMetodoPagamento: z.enum(paymentMethodCodes),
  /** Null for Pix Automático, and where the card was removed: the giver is asked for another. */
  cartao: z.nullable(savedCardSchema),
  /** While it is `PENDENTE`: the order of its first gift, whose payment authorises the others. */
  pedido: z.nullable(z.string()),
  /** The day of the next charge; null where none follows. */
  proxima: z.nullable(date),
  /** The charge that failed and waits for its repair. */
  falha: z.nullable(
    z.strictObject({ ciclo: id, codigoRecusa: z.nullable(z.string()), proximaTentativa: z.nullable(instant) }),
  ),
  /** Why it is `PAUSADA` or `FALHOU`; null where its giver paused it. */
  impedimento: z.nullable(z.enum(standstills)),
  dataCadastro: instant,
})
export type Recurrence = z.infer<typeof recurrenceSchema>
