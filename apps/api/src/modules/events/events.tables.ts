import type { Address } from '@narthex/contract/churches/church.schemas'
import type { RichText } from '@narthex/contract/content/rich-text'
import type { Guest, ProgrammePart } from '@narthex/contract/events/event.schemas'
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const evento = pgTable('evento', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  titulo: text().notNull(),
  resumo: text(),
  corpo: jsonb().$type<RichText>(),
  imagem: text(),
  dataInicio: timestamp({ withTimezone: true }).notNull(),
  dataFim: timestamp({ withTimezone: true }).notNull(),
  local: text(),
  endereco: jsonb().$type<Address>(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  flagOnline: boolean().notNull().default(false),
  serie: text(),
  programa: jsonb().$type<ProgrammePart[]>().notNull().default([]),
  convidados: jsonb().$type<Guest[]>().notNull().default([]),
  dataAlteracao: timestamp({ withTimezone: true }).notNull().defaultNow(),
  versao: integer().notNull().default(1),
  /** Cents; null without tickets. */
  precoMinimo: bigint({ mode: 'number' }),
})
