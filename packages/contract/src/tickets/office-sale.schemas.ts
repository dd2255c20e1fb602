import * as z from 'zod/mini'
import { filled, id, instant, link, text } from '../fields.ts'
import { amount, cents } from '../payments/payment.schemas.ts'
import { paymentMethods } from '../payments/payment-states.ts'
import { sexes } from '../users/user.schemas.ts'
import { writtenMoment } from '../written-moment.ts'
import { accessKey, couponCode } from './ticket.schemas.ts'
import { ticketLimits } from './ticket-limits.ts'
import { type CouponKind, couponKinds, type QuestionKind, questionKinds, ticketAudiences } from './ticket-states.ts'

const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)
const flag = (value: boolean) => z._default(z.boolean(), value)
const count = (largest: number) => z.int().check(z.gte(1), z.lte(largest))
const age = z.int().check(z.gte(0), z.lte(130))
const typeIds = z.array(id).check(z.maxLength(ticketLimits.ingressos))

/** Where both are given, `until` is later than `from`. */
const endsAfterItBegins = <From extends string, Until extends string>(from: From, until: Until) =>
  z.refine<Readonly<Record<From | Until, Date | null>>>(
    (form) => {
      const [begins, ends]: readonly (Date | null)[] = [form[from], form[until]]
      return !begins || !ends || ends > begins
    },
    { error: 'Ends before it begins', path: [until] },
  )

/** How an event sells its tickets. */
export const saleForm = {
  inicio: optional(writtenMoment),
  fim: optional(writtenMoment),
  flagVisitantes: flag(true),
  flagJuros: flag(false),
  flagAssumirTaxasServico: flag(false),
  qtdeMaxParcelas: z._default(count(21), 1),
  /** Null: all methods of the church. */
  metodos: optional(z.array(z.enum(paymentMethods)).check(z.minLength(1), z.maxLength(paymentMethods.length))),
  limitePorPessoa: optional(count(1000)),
  minutosReserva: z._default(count(120), 10),
  flagRestantes: flag(true),
  flagEspera: flag(false),
  minutosOferta: z._default(z.int().check(z.gte(10), z.lte(10_080)), 1440),
  termos: optional(filled(ticketLimits.termos)),
  termoMenores: optional(filled(ticketLimits.termos)),
  linkOnline: optional(link),
  cancelamentoAte: optional(writtenMoment),
  cancelamentoPercentual: z._default(z.int().check(z.gte(0), z.lte(100)), 100),
  /** Fees come back too, in proportion. */
  flagDevolverTaxas: flag(true),
  transferenciaAte: optional(writtenMoment),
  respostasAte: optional(writtenMoment),
  flagEntregaResponsavel: flag(false),
} as const
/** Rules that join fields of a form are checked with it. */
export const saleRules = [endsAfterItBegins('inicio', 'fim')] as const

export const quotaForm = { nome: filled(ticketLimits.nome), vagas: z.int().check(z.gte(0), z.lte(1_000_000)) } as const

export const ticketTypeForm = {
  ordem: z._default(z.int().check(z.gte(0), z.lte(1000)), 0),
  nome: filled(ticketLimits.nome),
  descricao: optional(text(ticketLimits.descricao)),
  valor: cents,
  flagAdicional: flag(false),
  vendaInicio: optional(writtenMoment),
  vendaFim: optional(writtenMoment),
  minimo: z._default(count(ticketLimits.porCompra), 1),
  limite: optional(count(1000)),
  quem: z._default(z.enum(ticketAudiences), 'TODOS'),
  idadeMin: optional(age),
  idadeMax: optional(age),
  sexo: optional(z.enum(sexes)),
  chaveAcesso: optional(accessKey),
  flagAtivo: flag(true),
  /** The quotas that it takes a seat of, and the add-ons that may be bought with it. */
  cotas: z._default(z.array(id).check(z.maxLength(20)), []),
  adicionais: z._default(typeIds, []),
} as const
export const ticketTypeRules = [
  endsAfterItBegins('vendaInicio', 'vendaFim'),
  z.refine<{ readonly idadeMin: number | null; readonly idadeMax: number | null }>(
    ({ idadeMin, idadeMax }) => idadeMin === null || idadeMax === null || idadeMax >= idadeMin,
    { error: 'Less than the least age', path: ['idadeMax'] },
  ),
] as const

export const questionForm = {
  ordem: z._default(z.int().check(z.gte(0), z.lte(1000)), 0),
  rotulo: filled(300),
  ajuda: optional(text(500)),
  tipo: z.enum(questionKinds),
  opcoes: z._default(z.array(filled(300)).check(z.maxLength(ticketLimits.opcoes)), []),
  texto: optional(filled(ticketLimits.termos)),
  flagObrigatoria: flag(false),
  ingressos: optional(typeIds),
  flagAtiva: flag(true),
} as const
const kindsWithOptions: readonly QuestionKind[] = ['ESCOLHA', 'ESCOLHAS']
export const questionRules = [
  z.refine<{ readonly tipo: QuestionKind; readonly opcoes: readonly string[] }>(
    ({ tipo, opcoes }) => kindsWithOptions.includes(tipo) === opcoes.length > 0,
    { error: 'A choice has options, and nothing else has', path: ['opcoes'] },
  ),
  z.refine<{ readonly opcoes: readonly string[] }>(({ opcoes }) => new Set(opcoes).size === opcoes.length, {
    error: 'An option twice',
    path: ['opcoes'],
  }),
] as const

export const couponForm = {
  codigo: couponCode,
  tipo: z.enum(couponKinds),
  /** Per cent, or cents off the purchase. */
  valor: amount,
  inicio: optional(writtenMoment),
  fim: optional(writtenMoment),
  usosMax: optional(count(1_000_000)),
  minimoPessoas: z._default(count(ticketLimits.porCompra), 1),
  ingressos: optional(typeIds),
  flagAtivo: flag(true),
} as const
export const couponRules = [
  endsAfterItBegins('inicio', 'fim'),
  z.refine<{ readonly tipo: CouponKind; readonly valor: number }>(
    ({ tipo, valor }) => tipo === 'VALOR' || valor <= 100,
    { error: 'More than 100 %', path: ['valor'] },
  ),
] as const

/** A check-in list: the door, the bus, a meal. Without types it reads every ticket and add-on. */
export const doorListForm = {
  nome: filled(ticketLimits.nome),
  ingressos: optional(z.array(id).check(z.minLength(1), z.maxLength(ticketLimits.ingressos))),
} as const

const when = z.nullable(instant)

/** A sale with all that staff write of it. `versao` is what a change of any part of it names. */
export const officeSaleSchema = z.strictObject({
  ...saleForm,
  versao: z.int(),
  /** For a hidden type to come: ten random signs, another one each time. */
  chaveProposta: accessKey,
  inicio: when,
  fim: when,
  cancelamentoAte: when,
  transferenciaAte: when,
  respostasAte: when,
  cotas: z.array(z.strictObject({ id, nome: z.string(), vagas: z.int(), ocupadas: z.int() })),
  ingressos: z.array(
    z.strictObject({
      ...ticketTypeForm,
      id,
      ordem: z.int(),
      valor: z.int(),
      vendaInicio: when,
      vendaFim: when,
      cotas: z.array(id),
      adicionais: z.array(id),
      /** Live tickets of it, held ones included. */
      vendidos: z.int(),
    }),
  ),
  perguntas: z.array(z.strictObject({ ...questionForm, id, ordem: z.int() })),
  cupons: z.array(
    z.strictObject({ ...couponForm, id, codigo: z.string(), valor: z.int(), inicio: when, fim: when, usos: z.int() }),
  ),
  /** `leituras`: how many times a ticket was read with it. */
  listas: z.array(z.strictObject({ ...doorListForm, id, nome: z.string(), leituras: z.int() })),
})
export type OfficeSale = z.infer<typeof officeSaleSchema>
