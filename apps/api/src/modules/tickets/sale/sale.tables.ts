import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { CouponKind, QuestionKind, TicketAudience } from '@narthex/contract/tickets/ticket-states'
import type { Sex } from '@narthex/contract/users/user.schemas'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

/** Integer cents. */
const cents = () => bigint({ mode: 'number' })

/** When and where an event is, as those who come read it. */
export interface PlannedPlace {
  /** ISO 8601. */
  readonly inicio: string
  readonly fim: string
  readonly lugar: string | null
  readonly online: boolean
}

/** Where an event was when it moved, and when that was. */
export type EventMove = PlannedPlace & { readonly em: string }

export const eventoVenda = pgTable('evento_venda', {
  igrejaId: integer().notNull(),
  eventId: integer('evento_id').notNull(),
  versao: integer().notNull().default(1),
  inicio: instant(),
  fim: instant(),
  flagVisitantes: boolean().notNull(),
  flagJuros: boolean().notNull().default(false),
  flagAssumirTaxasServico: boolean().notNull().default(false),
  qtdeMaxParcelas: integer().notNull().default(1),
  metodos: text().array().$type<PaymentMethod[]>(),
  limitePorPessoa: integer(),
  minutosReserva: integer().notNull().default(10),
  flagRestantes: boolean().notNull().default(true),
  flagEspera: boolean().notNull().default(false),
  minutosOferta: integer().notNull().default(1440),
  termos: text(),
  termoMenores: text(),
  linkOnline: text(),
  cancelamentoAte: instant(),
  cancelamentoPercentual: integer().notNull().default(100),
  flagDevolverTaxas: boolean().notNull().default(true),
  transferenciaAte: instant(),
  respostasAte: instant(),
  flagEntregaResponsavel: boolean().notNull().default(false),
  /** A move of the event that ticket holders were not told of yet. */
  mudanca: jsonb().$type<EventMove>(),
})

export const eventoCota = pgTable('evento_cota', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  eventId: integer('evento_id').notNull(),
  nome: text().notNull(),
  vagas: integer().notNull(),
  ocupadas: integer().notNull().default(0),
})

export const eventoIngresso = pgTable('evento_ingresso', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  eventId: integer('evento_id').notNull(),
  ordem: integer().notNull(),
  nome: text().notNull(),
  descricao: text(),
  valor: cents().notNull(),
  flagAdicional: boolean().notNull().default(false),
  vendaInicio: instant(),
  vendaFim: instant(),
  minimo: integer().notNull().default(1),
  limite: integer(),
  quem: text().$type<TicketAudience>().notNull().default('TODOS'),
  idadeMin: integer(),
  idadeMax: integer(),
  sexo: text().$type<Sex>(),
  chaveAcesso: text(),
  flagAtivo: boolean().notNull().default(true),
})

export const eventoIngressoCota = pgTable('evento_ingresso_cota', {
  igrejaId: integer().notNull(),
  ticketTypeId: integer('ingresso_id').notNull(),
  quotaId: integer('cota_id').notNull(),
})

export const eventoIngressoAdicional = pgTable('evento_ingresso_adicional', {
  igrejaId: integer().notNull(),
  ticketTypeId: integer('ingresso_id').notNull(),
  addOnId: integer('adicional_id').notNull(),
})

export const eventoPergunta = pgTable('evento_pergunta', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  eventId: integer('evento_id').notNull(),
  ordem: integer().notNull(),
  rotulo: text().notNull(),
  ajuda: text(),
  tipo: text().$type<QuestionKind>().notNull(),
  opcoes: jsonb().$type<string[]>().notNull().default([]),
  texto: text(),
  flagObrigatoria: boolean().notNull().default(false),
  ingressos: integer().array(),
  flagAtiva: boolean().notNull().default(true),
})

export const eventoCupom = pgTable('evento_cupom', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  eventId: integer('evento_id').notNull(),
  codigo: text().notNull(),
  tipo: text().$type<CouponKind>().notNull(),
  /** Per cent, or cents off the purchase. */
  valor: cents().notNull(),
  inicio: instant(),
  fim: instant(),
  usosMax: integer(),
  usos: integer().notNull().default(0),
  minimoPessoas: integer().notNull().default(1),
  ingressos: integer().array(),
  flagAtivo: boolean().notNull().default(true),
})
