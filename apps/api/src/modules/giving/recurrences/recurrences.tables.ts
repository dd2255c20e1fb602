import type { RecurrenceState, recurrenceMeans, Standstill } from '@narthex/contract/giving/recurrence.schemas'
import type { Currency, GatewayName } from '@narthex/contract/payments/payment-states'
import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'

export const recorrencia = pgTable('recorrencia', {
  igrejaId: integer().notNull(),
  id: uuid().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  reasonId: integer('motivo_id').notNull(),
  situacao: text().$type<RecurrenceState>().notNull(),
  impedimento: text().$type<Standstill>(),
  moeda: text().$type<Currency>().notNull(),
  valor: bigint({ mode: 'number' }).notNull(),
  flagTaxas: boolean().notNull(),
  flagAnonimo: boolean().notNull(),
  comentario: text(),
  frequenciaDias: integer(),
  frequenciaDiaMes: integer(),
  inicio: date().notNull(),
  fim: date(),
  proximoCiclo: integer().notNull(),
  proximoDia: date().notNull(),
  proximoDiaRegular: date().notNull(),
  /** The next cycle is left out. */
  flagPular: boolean().notNull(),
  meio: text().$type<(typeof recurrenceMeans)[number]>().notNull(),
  gateway: text().$type<GatewayName>().notNull(),
  cardId: uuid('cartao_id'),
  /** The last day of its card. */
  cartaoValidade: date(),
  /** The giver was told that the card ends. */
  flagValidadeAvisada: boolean().notNull(),
  enderecoIp: text().notNull(),
  autorizacaoReferencia: text(),
  autorizacaoId: text(),
  versao: integer().notNull(),
  chave: uuid().notNull(),
  conteudoHash: text().notNull(),
  criadoEm: instant().notNull(),
  alteradoEm: instant().notNull(),
})

export type StoredCycleState = 'COBRANDO' | 'RECEBIDO' | 'PULADO' | 'DESISTIDO' | 'ESTORNADO'

export const recorrenciaCiclo = pgTable('recorrencia_ciclo', {
  igrejaId: integer().notNull(),
  recurrenceId: uuid('recorrencia_id').notNull(),
  ciclo: integer().notNull(),
  dia: date().notNull(),
  situacao: text().$type<StoredCycleState>().notNull(),
  valor: bigint({ mode: 'number' }).notNull(),
  pedidoCodigo: text(),
  tentativas: integer().notNull(),
  primeiraTentativa: date(),
  proximaTentativa: instant(),
  codigoRecusa: text(),
  alteradoEm: instant().notNull(),
})
