import { filled, link, moment, text } from '@narthex/contract/fields'
import { amount, cents } from '@narthex/contract/payments/payment.schemas'
import { paymentMethods } from '@narthex/contract/payments/payment-states'
import { accessKey, couponCode, ticketLimits } from '@narthex/contract/tickets/ticket.schemas'
import { couponKinds, questionKinds, ticketAudiences } from '@narthex/contract/tickets/ticket-states'
import { sexes } from '@narthex/contract/users/user.schemas'
import * as z from 'zod/mini'

const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)
const flag = (value: boolean) => z._default(z.boolean(), value)
const count = (most: number) => z.int().check(z.gte(1), z.lte(most))
const age = optional(z.int().check(z.gte(0), z.lte(130)))

const endsAfterItBegins = <T extends { inicio?: Date | null; fim?: Date | null }>(field: string) =>
  z.refine<T>(({ inicio, fim }) => !inicio || !fim || fim > inicio, { error: 'Ends before it begins', path: [field] })

/** How an event sells its tickets. */
export const saleInput = z
  .strictObject({
    inicio: optional(moment),
    fim: optional(moment),
    flagVisitantes: flag(true),
    flagJuros: flag(false),
    flagAssumirTaxasServico: flag(false),
    qtdeMaxParcelas: z._default(count(21), 1),
    metodos: optional(z.array(z.enum(paymentMethods))),
    limitePorPessoa: optional(count(1000)),
    minutosReserva: z._default(count(120), 10),
    flagRestantes: flag(true),
    flagEspera: flag(false),
    minutosOferta: z._default(z.int().check(z.gte(10), z.lte(10_080)), 1440),
    termos: optional(filled(ticketLimits.termos)),
    termoMenores: optional(filled(ticketLimits.termos)),
    linkOnline: optional(link),
    cancelamentoAte: optional(moment),
    cancelamentoPercentual: z._default(z.int().check(z.gte(0), z.lte(100)), 100),
    transferenciaAte: optional(moment),
    respostasAte: optional(moment),
    flagEntregaResponsavel: flag(false),
  })
  .check(endsAfterItBegins('fim'))

export const quotaInput = z.strictObject({
  nome: filled(ticketLimits.nome),
  vagas: z.int().check(z.gte(0), z.lte(1_000_000)),
})

export const ticketTypeInput = z
  .strictObject({
    nome: filled(ticketLimits.nome),
    descricao: optional(text(ticketLimits.descricao)),
    valor: cents,
    flagAdicional: flag(false),
    vendaInicio: optional(moment),
    vendaFim: optional(moment),
    minimo: z._default(count(ticketLimits.porCompra), 1),
    limite: optional(count(1000)),
    quem: z._default(z.enum(ticketAudiences), 'TODOS'),
    idadeMin: age,
    idadeMax: age,
    sexo: optional(z.enum(sexes)),
    chaveAcesso: optional(accessKey),
    flagAtivo: flag(true),
  })
  .check(
    z.refine(({ vendaInicio, vendaFim }) => !vendaInicio || !vendaFim || vendaFim > vendaInicio, {
      error: 'Ends before it begins',
      path: ['vendaFim'],
    }),
    z.refine(({ idadeMin, idadeMax }) => idadeMin === null || idadeMax === null || idadeMax >= idadeMin, {
      error: 'Less than the least age',
      path: ['idadeMax'],
    }),
  )

export const questionInput = z
  .strictObject({
    rotulo: filled(300),
    ajuda: optional(text(500)),
    tipo: z.enum(questionKinds),
    opcoes: z._default(z.array(filled(300)).check(z.maxLength(ticketLimits.opcoes)), []),
    texto: optional(filled(ticketLimits.termos)),
    flagObrigatoria: flag(false),
    flagAtiva: flag(true),
  })
  .check(
    z.refine(({ tipo, opcoes }) => (tipo === 'ESCOLHA' || tipo === 'ESCOLHAS') === opcoes.length > 0, {
      error: 'A choice has options, and nothing else has',
      path: ['opcoes'],
    }),
    z.refine(({ opcoes }) => new Set(opcoes).size === opcoes.length, { error: 'An option twice', path: ['opcoes'] }),
  )

export const couponInput = z
  .strictObject({
    codigo: couponCode,
    tipo: z.enum(couponKinds),
    /** Per cent, or cents. */
    valor: amount,
    inicio: optional(moment),
    fim: optional(moment),
    usosMax: optional(count(1_000_000)),
    minimoPessoas: z._default(count(ticketLimits.porCompra), 1),
    flagAtivo: flag(true),
  })
  .check(
    endsAfterItBegins('fim'),
    z.refine(({ tipo, valor }) => tipo === 'VALOR' || valor <= 100, { error: 'More than 100 %', path: ['valor'] }),
  )
