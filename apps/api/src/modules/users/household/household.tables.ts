import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { MemberId } from '../../../platform/ids.ts'

export const endereco = pgTable('endereco', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  uuid: uuid().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  versao: integer().notNull().default(1),
  pais: text().notNull(),
  cep: text(),
  logradouro: text().notNull(),
  numero: text(),
  complemento: text(),
  bairro: text(),
  cidade: text().notNull(),
  estado: text(),
})

export const crianca = pgTable('crianca', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  uuid: uuid().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  versao: integer().notNull().default(1),
  nome: text().notNull(),
  dataNascimento: date().notNull(),
  sexo: text(),
  alergias: text(),
  observacoes: text(),
})
