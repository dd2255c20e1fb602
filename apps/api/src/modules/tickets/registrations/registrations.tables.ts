import type { Locale } from '@narthex/contract/locale'
import type { Currency } from '@narthex/contract/payments/payment-states'
import type { GivenAnswer, Guardian } from '@narthex/contract/tickets/ticket.schemas'
import type {
  RegistrationOrigin,
  RegistrationState,
  TicketState,
  WaitingState,
} from '@narthex/contract/tickets/ticket-states'
import type { Sex } from '@narthex/contract/users/user.schemas'
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'

/** Integer cents. */
const cents = () => bigint({ mode: 'number' })
const member = () => integer('usuario_id').$type<MemberId>()

/** A purchase: a hold, then a registration. */
export const eventoInscricao = pgTable('evento_inscricao', {
  igrejaId: integer().notNull(),
  codigo: text().notNull(),
  eventId: integer('evento_id').notNull(),
  memberId: member(),
  situacao: text().$type<RegistrationState>().notNull(),
  origem: text().$type<RegistrationOrigin>().notNull(),
  couponId: integer('cupom_id'),
  moeda: text().$type<Currency>(),
  valor: cents().notNull().default(0),
  desconto: cents().notNull().default(0),
  pedidoCodigo: text(),
  chave: uuid().notNull(),
  conteudoHash: text().notNull(),
  criadaEm: instant().notNull(),
  /** When the seats are released; null while a payment is under way, and afterwards. */
  expiraEm: instant(),
  confirmadaEm: instant(),
  /** The paid registration from which a ticket was transferred. */
  transferidaDe: text(),
  /**
   * The hash of whom its seats are counted for (`hashHolder`), and the browser: while it is unpaid. Of a visitor's purchase
   * the network stays for a day where it cost nothing, and the browser for a month.
   */
  rede: text(),
  navegador: uuid(),
})

export const eventoBilhete = pgTable('evento_bilhete', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  codigo: text().notNull(),
  eventId: integer('evento_id').notNull(),
  inscricaoCodigo: text().notNull(),
  ticketTypeId: integer('ingresso_id').notNull(),
  /** The ticket of an add-on. */
  principalId: integer(),
  posicao: integer().notNull(),
  valor: cents().notNull(),
  desconto: cents().notNull().default(0),
  memberId: member(),
  situacao: text().$type<TicketState>().notNull(),
  /** Key of the call by which its buyer canceled it. */
  cancelamentoChave: uuid(),
  /** Set by triggers: phones at the door fetch what changed since. */
  alteradoEm: instant().notNull().defaultNow(),
  /** Copies of its registration, set by triggers: tickets are counted without a look at it. */
  inscricaoSituacao: text().$type<RegistrationState>().notNull().default('RESERVADA'),
  flagPedido: boolean().notNull().default(false),
  inscritaEm: instant().notNull().defaultNow(),
  confirmadaEm: instant(),
})

export const eventoComprador = pgTable('evento_comprador', {
  igrejaId: integer().notNull(),
  inscricaoCodigo: text().notNull(),
  memberId: member(),
  nome: text().notNull(),
  email: text(),
  telefone: text(),
  documento: text(),
  idioma: text().$type<Locale>(),
  /** A mail about the purchase was left out: its address had too many. */
  semEmail: boolean().notNull().default(false),
})

export const eventoParticipante = pgTable('evento_participante', {
  igrejaId: integer().notNull(),
  ticketId: integer('bilhete_id').notNull(),
  memberId: member(),
  nome: text().notNull(),
  email: text(),
  telefone: text(),
  documento: text(),
  dataNascimento: date(),
  sexo: text().$type<Sex>(),
  respostas: jsonb().$type<GivenAnswer[]>().notNull().default([]),
  responsavel: jsonb().$type<Guardian>(),
  consentimento: text(),
  consentimentoEm: instant(),
  versao: integer().notNull().default(1),
  alteradoEm: instant().notNull().defaultNow(),
})

export const eventoEspera = pgTable('evento_espera', {
  igrejaId: integer().notNull(),
  codigo: text().notNull(),
  eventId: integer('evento_id').notNull(),
  ticketTypeId: integer('ingresso_id').notNull(),
  quantidade: integer().notNull(),
  memberId: member(),
  nome: text().notNull(),
  email: text().notNull(),
  telefone: text(),
  idioma: text().$type<Locale>(),
  situacao: text().$type<WaitingState>().notNull(),
  inscricaoCodigo: text(),
  chave: uuid().notNull(),
  criadaEm: instant().notNull(),
  /** Hash of the holder (`hashHolder`), kept while the place waits or has an offer. */
  rede: text(),
})
