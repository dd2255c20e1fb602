import type { PlanDay } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { GroupId, MemberId, PlanSubscriptionId } from '../../../platform/ids.ts'

const igrejaId = integer().notNull()
const memberId = integer('usuario_id').$type<MemberId>()

export const planoLeitura = pgTable('plano_leitura', {
  igrejaId,
  id: uuid().notNull(),
  nome: text().notNull(),
  descricao: text().notNull(),
  idioma: text().notNull(),
  flagPublicado: boolean().notNull(),
  groupId: integer('celula_id').$type<GroupId>(),
  serie: text(),
  dias: jsonb().$type<PlanDay[]>().notNull(),
  versao: integer().notNull().default(1),
  criadoEm: instant().notNull(),
  alteradoEm: instant().notNull(),
  removidoEm: instant(),
})

export const planoLeituraRoda = pgTable('plano_leitura_roda', {
  igrejaId,
  id: uuid().notNull(),
  planId: uuid('plano_id').notNull(),
  memberId,
  convite: integer(),
  convitesFeitos: integer().notNull().default(0),
  criadaEm: instant().notNull(),
})

export const planoLeituraAssinatura = pgTable('plano_leitura_assinatura', {
  igrejaId,
  id: uuid().$type<PlanSubscriptionId>().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  planId: uuid('plano_id').notNull(),
  inicio: date().notNull(),
  agenda: integer().array().notNull(),
  pausadaEm: date(),
  rodada: integer().notNull().default(1),
  lembrete: text(),
  concluidaEm: instant(),
  circleId: uuid('roda_id'),
  flagMostraProgresso: boolean().notNull().default(false),
  criadaEm: instant().notNull(),
  alteradaEm: instant().notNull(),
})

export const planoLeituraConversa = pgTable('plano_leitura_conversa', {
  igrejaId,
  id: uuid().notNull(),
  circleId: uuid('roda_id').notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  dia: integer().notNull(),
  texto: text().notNull(),
  criadaEm: instant().notNull(),
})

export const planoLeituraMarca = pgTable('plano_leitura_marca', {
  igrejaId,
  subscriptionId: uuid('assinatura_id').$type<PlanSubscriptionId>().notNull(),
  dia: integer().notNull(),
  passagem: text().notNull(),
  lida: boolean().notNull(),
  marcadaEm: instant().notNull(),
})
