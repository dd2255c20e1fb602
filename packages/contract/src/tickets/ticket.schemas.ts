import * as z from 'zod/mini'
import { eventSchema } from '../events/event.schemas.ts'
import { date, id, instant, text } from '../fields.ts'
import { payableMethodSchema } from '../payments/payable-method.ts'
import { cents, orderCode } from '../payments/payment.schemas.ts'
import { currencies } from '../payments/payment-states.ts'
import { sexes } from '../users/user.schemas.ts'
import { phone } from '../validation/phone.ts'
import { email, personName } from '../validation/text.ts'
import { ticketLimits } from './ticket-limits.ts'
import {
  questionKinds,
  registrationStates,
  ticketAudiences,
  ticketStates,
  ticketTypeStates,
  walletKinds,
} from './ticket-states.ts'

/** Unguessable code of a registration: 26 characters of Crockford's base 32. */
export const registrationCode = orderCode
/** Unguessable code of a ticket: 16 characters of Crockford's base 32. */
export const ticketCode = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/))
/** The key in the link that shows a hidden ticket type. */
export const accessKey = z.string().check(z.regex(/^[\w-]{4,40}$/))
/** Written in any case. */
export const couponCode = z.pipe(
  text(ticketLimits.cupom).check(z.trim(), z.regex(/^[\p{L}\d_-]+$/u)),
  z.transform((written) => written.toUpperCase()),
)

export const ticketTypeSchema = z.strictObject({
  id,
  nome: text(ticketLimits.nome),
  descricao: z.nullable(text(ticketLimits.descricao)),
  /** Price before fees; 0 for a free ticket. */
  valor: cents,
  /** Bought with a ticket, never alone. */
  flagAdicional: z.boolean(),
  /** The add-ons that may be bought with it. */
  adicionais: z.array(id),
  vendaInicio: z.nullable(instant),
  vendaFim: z.nullable(instant),
  /** Tickets in one purchase. */
  minimo: z.int(),
  /** For one buyer; null without a limit. */
  limite: z.nullable(z.int()),
  publico: z.strictObject({
    quem: z.enum(ticketAudiences),
    /** Age in full years on the event's first day. */
    idadeMin: z.nullable(z.int()),
    idadeMax: z.nullable(z.int()),
    sexo: z.nullable(z.enum(sexes)),
  }),
  /** Shown by a link alone. */
  flagOculto: z.boolean(),
})
export type TicketType = z.infer<typeof ticketTypeSchema>

export const questionSchema = z.strictObject({
  id,
  rotulo: text(300),
  ajuda: z.nullable(text(500)),
  tipo: z.enum(questionKinds),
  opcoes: z.array(z.string()),
  /** Text that a `CONSENTIMENTO` consents to. */
  texto: z.nullable(text(ticketLimits.termos)),
  flagObrigatoria: z.boolean(),
  /** Null: of every ticket type but add-ons. */
  ingressos: z.nullable(z.array(id)),
})
export type Question = z.infer<typeof questionSchema>

/** How an event sells its tickets, as its page shows it. What moves by itself is `listSeats`. */
export const eventSaleSchema = z.strictObject({
  idEvento: id,
  /** Rises with every change of what a buyer sees. */
  versao: z.int(),
  moeda: z.enum(currencies),
  inicio: z.nullable(instant),
  fim: z.nullable(instant),
  /** People without a login may buy. */
  flagVisitantes: z.boolean(),
  flagJuros: z.boolean(),
  /** The church bears the fees: the buyer pays the tickets' prices. */
  flagAssumirTaxasServico: z.boolean(),
  qtdeMaxParcelas: z.int(),
  limitePorPessoa: z.nullable(z.int()),
  minutosReserva: z.int(),
  flagEspera: z.boolean(),
  /** Some coupon may be typed. */
  flagCupons: z.boolean(),
  /** Ticket holders receive a link to take part online. */
  flagLinkOnline: z.boolean(),
  termos: z.nullable(text(ticketLimits.termos)),
  /** Text that a guardian consents to for a minor. */
  termoMenores: z.nullable(text(ticketLimits.termos)),
  cancelamentoAte: z.nullable(instant),
  /** Share of what was paid. */
  cancelamentoPercentual: z.int(),
  /** Fees are part of it. */
  flagDevolverTaxas: z.boolean(),
  transferenciaAte: z.nullable(instant),
  respostasAte: z.nullable(instant),
  /** No real money: the church is trying the product out. */
  flagEnsaio: z.boolean(),
  ingressos: z.array(ticketTypeSchema),
  perguntas: z.array(questionSchema),
  metodos: z.array(payableMethodSchema),
})
export type EventSale = z.infer<typeof eventSaleSchema>

/** How the tickets of an event stand now. */
export const seatsSchema = z.strictObject({
  /** State of the sale as a whole. */
  situacao: z.enum(ticketTypeStates),
  /** How many more tickets the caller may have; null without a limit, or for a visitor. */
  permitidos: z.nullable(z.int()),
  ingressos: z.array(
    z.strictObject({
      id,
      situacao: z.enum(ticketTypeStates),
      /** Seats left; null without a limit, or where the event does not tell. */
      restantes: z.nullable(z.int()),
      /** How many more of it the caller may have; null without a limit. */
      permitidos: z.nullable(z.int()),
    }),
  ),
})
export type Seats = z.infer<typeof seatsSchema>

/** One ticket for each person, with its add-ons; an add-on twice is two of it. */
export const chosenTickets = z
  .array(
    z.strictObject({
      idIngresso: id,
      adicionais: z._default(z.array(id).check(z.maxLength(ticketLimits.adicionaisPorIngresso)), []),
    }),
  )
  .check(z.minLength(1), z.maxLength(ticketLimits.porCompra))
export type ChosenTickets = z.output<typeof chosenTickets>

/** Price of a purchase, by what the server knows now. Cents. */
export const ticketQuoteSchema = z.strictObject({
  moeda: z.enum(currencies),
  itens: z.array(z.strictObject({ idIngresso: id, nome: z.string(), quantidade: z.int(), valor: cents })),
  desconto: cents,
  cupom: z.nullable(z.string()),
  /** The tickets less the discount, before fees. */
  valor: cents,
  /** Fees of the chosen payment method; 0 if no method is chosen, or if the church pays them. */
  taxaServico: cents,
  taxaProcessamento: cents,
  total: cents,
  /** Installments of a card; one alone where there are none. */
  parcelas: z.array(
    z.strictObject({
      parcelas: z.int(),
      valorParcela: cents,
      valorUltimaParcela: cents,
      valorTotal: cents,
      juros: cents,
    }),
  ),
})
export type TicketQuote = z.infer<typeof ticketQuoteSchema>

/** Seats held for a buyer while they fill the form. */
export const holdSchema = z.strictObject({
  codigo: registrationCode,
  situacao: z.enum(registrationStates),
  /** Null once an order is placed, whose payment decides. */
  expiraEm: z.nullable(instant),
  /** The server's clock, for the countdown. */
  agora: instant,
  /** Held tickets, each with its add-ons. */
  ingressos: z.array(z.strictObject({ idIngresso: id, adicionais: z.array(id) })),
  /** The order, where one was placed. */
  pedido: z.nullable(orderCode),
  orcamento: ticketQuoteSchema,
})
export type Hold = z.infer<typeof holdSchema>

export const guardianSchema = z.strictObject({ nome: personName(150), telefone: z._default(z.nullable(phone), null) })
export type Guardian = z.output<typeof guardianSchema>

/** An answer: a list for several choices, the id of a file, `true` for a consent, and text for all other kinds. */
export const answerSchema = z.strictObject({
  idPergunta: id,
  valor: z.union([
    text(ticketLimits.resposta),
    z.array(text(300)).check(z.maxLength(ticketLimits.opcoes)),
    z.boolean(),
  ]),
})
export type GivenAnswer = z.output<typeof answerSchema>

const unsaid = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

/** The person who comes with one ticket. */
export const participantSchema = z.strictObject({
  nome: personName(150),
  email: unsaid(email),
  telefone: unsaid(phone),
  dataNascimento: unsaid(date),
  sexo: unsaid(z.enum(sexes)),
  respostas: z._default(z.array(answerSchema).check(z.maxLength(ticketLimits.perguntas)), []),
  /** Guardian of a minor, with phone and consent where the event asks for it. */
  responsavel: unsaid(guardianSchema),
  consentimento: z._default(z.boolean(), false),
})
export type Participant = z.output<typeof participantSchema>

const nullableText = z.nullable(z.string())

/** The person who comes with a ticket, as it was written down. */
export const holderSchema = z.strictObject({
  nome: z.string(),
  email: nullableText,
  telefone: nullableText,
  dataNascimento: z.nullable(date),
  sexo: z.nullable(z.enum(sexes)),
  respostas: z.array(answerSchema),
  responsavel: z.nullable(z.strictObject({ nome: z.string(), telefone: nullableText })),
  consentimento: z.boolean(),
  consentimentoEm: z.nullable(instant),
})
export type Holder = z.infer<typeof holderSchema>

/** A ticket of a purchase, for its holder. */
export const ticketSchema = z.strictObject({
  id,
  /** Content of its QR: the signed code. Null until the purchase is confirmed, and when it is canceled. */
  qr: z.nullable(z.string()),
  codigo: ticketCode,
  idIngresso: id,
  nome: z.string(),
  valor: cents,
  desconto: cents,
  situacao: z.enum(ticketStates),
  /** When it was let in. */
  entradaEm: z.nullable(instant),
  /** There is something for its holder to read: `listTicketContent`. */
  flagConteudo: z.boolean(),
  participante: z.nullable(holderSchema),
  /** Recipient of the offered ticket; only in the buyer's own list. */
  transferencia: z.nullable(z.strictObject({ nome: z.string(), email: z.string() })),
  /** Acts that are possible with it now; none outside of the buyer's own list. */
  podeCancelar: z.boolean(),
  podeTransferir: z.boolean(),
  podeMudarRespostas: z.boolean(),
  adicionais: z.array(
    z.strictObject({ id, idIngresso: id, nome: z.string(), valor: cents, situacao: z.enum(ticketStates) }),
  ),
})
export type Ticket = z.infer<typeof ticketSchema>

/** The code from a mail that shows its buyer what was filled in. */
export const mailedCodeSchema = z.strictObject({ numero: z.string().check(z.trim(), z.regex(/^\d{8}$/)) })

/** A purchase with its tickets. */
export const registrationSchema = z.strictObject({
  codigo: registrationCode,
  evento: eventSchema,
  situacao: z.enum(registrationStates),
  /** Null where its data were erased. */
  comprador: z.nullable(z.string()),
  /** Only the holders' names are included; the buyer sees the rest after login, or with a code sent by mail. */
  flagDadosOcultos: z.boolean(),
  /** The last mail was not sent, as the buyer's address received too many: the tickets are only here. */
  flagSemEmail: z.boolean(),
  moeda: z.nullable(z.enum(currencies)),
  valor: cents,
  desconto: cents,
  /** Null for a free one. */
  pedido: z.nullable(orderCode),
  dataCadastro: instant,
  /** Once it is confirmed, while the event runs. */
  linkOnline: z.nullable(z.string()),
  /** Another person bought it, and handed it on. */
  flagRecebida: z.boolean(),
  cancelamentoAte: z.nullable(instant),
  cancelamentoPercentual: z.int(),
  transferenciaAte: z.nullable(instant),
  respostasAte: z.nullable(instant),
  /** Wallets that its valid tickets can be saved in: none unless it is confirmed, and none once the event is over. */
  carteiras: z.array(z.enum(walletKinds)),
  ingressos: z.array(ticketSchema),
})
export type Registration = z.infer<typeof registrationSchema>

/** An event of the caller's, as their list shows it. */
export const myEventSchema = z.strictObject({
  evento: eventSchema,
  /** Count of valid tickets, and of those that wait for a payment. */
  ingressos: z.int(),
  pendentes: z.int(),
  /** The oldest order that waits for its payment. */
  pedido: z.nullable(orderCode),
})
export type MyEvent = z.infer<typeof myEventSchema>
