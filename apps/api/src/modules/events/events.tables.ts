import type { Address } from '@narthex/contract/churches/church.schemas'
import type { RichText } from '@narthex/contract/content/rich-text'
import type { Guest, ProgrammePart } from '@narthex/contract/events/event.schemas'
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const evento = pgTable('evento', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  titulo: text().notNull(),
  resumo: text(),
  corpo: jsonb().$type<RichText>(),
  imagem: text(),
  dataInicio: instant().notNull(),
  dataFim: instant().notNull(),
  local: text(),
  endereco: jsonb().$type<Address>(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  flagOnline: boolean().notNull().default(false),
  serie: text(),
  programa: jsonb().$type<ProgrammePart[]>().notNull().default([]),
  convidados: jsonb().$type<Guest[]>().notNull().default([]),
  dataAlteracao: instant().notNull().defaultNow(),
  versao: integer().notNull().default(1),
})

/** Ticket prices until a moment, which may be `infinity`, from the moment of the row before. */
export const eventoPreco = pgTable('evento_preco', {
  igrejaId: integer().notNull(),
  eventId: integer('evento_id').notNull(),
  ate: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  minimo: bigint({ mode: 'number' }).notNull(),
  maximo: bigint({ mode: 'number' }).notNull(),
})
