import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { MemberId } from '../../platform/ids.ts'

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
  /** UUID of an entity without a number. */
  uuidEntidadeRelacionada: uuid(),
  dataCadastro: instant().notNull().defaultNow(),
  dataUltimaAlteracao: instant().notNull().defaultNow(),
  distribuidaEm: instant(),
})

export const notificacaoLeitura = pgTable('notificacao_leitura', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  lidaAte: instant().notNull(),
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
  usadaEm: instant().notNull(),
})

export const pushEntrega = pgTable('push_entrega', {
  igrejaId: integer().notNull(),
  assinaturaId: integer().notNull(),
  notificacaoId: integer().notNull(),
  enviarEm: instant().notNull(),
  tentativas: integer().notNull().default(0),
})
