import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MemberId } from '../../platform/ids.ts'

const moment = () => timestamp({ withTimezone: true })

export const notificacao = pgTable('notificacao', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  /** Null for everyone. */
  memberId: integer('usuario_id').$type<MemberId>(),
  chave: text(),
  titulo: text().notNull(),
  corpo: text().notNull(),
  tipo: text(),
  idEntidadeRelacionada: integer(),
  /** For entities without a number. */
  uuidEntidadeRelacionada: uuid(),
  dataCadastro: moment().notNull().defaultNow(),
  dataUltimaAlteracao: moment().notNull().defaultNow(),
  distribuidaEm: moment(),
})

export const notificacaoLeitura = pgTable('notificacao_leitura', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  lidaAte: moment().notNull(),
})

export const notificacaoEscolha = pgTable('notificacao_escolha', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  tiposDesligados: text().array().notNull(),
  silencioInicio: text(),
  silencioFim: text(),
})

export const pushAssinatura = pgTable('push_assinatura', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  sessaoId: uuid().notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  idioma: text().notNull(),
  fusoHorario: text().notNull(),
  usadaEm: moment().notNull(),
})

export const pushEntrega = pgTable('push_entrega', {
  igrejaId: integer().notNull(),
  assinaturaId: integer().notNull(),
  notificacaoId: integer().notNull(),
  enviarEm: moment().notNull(),
  tentativas: integer().notNull().default(0),
})
