import type { ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const agenda = pgTable('agenda', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  tipo: text().$type<ScheduleKind>().notNull(),
  titulo: text().notNull(),
  descricao: text(),
  local: text(),
  flagOnline: boolean().notNull().default(false),
  url: text(),
  data: date().notNull(),
  horario: text().notNull(),
  duracaoMinutos: integer().notNull(),
  regra: text(),
  excecoes: jsonb()
    .$type<
      { data: string; para: { data: string; horario: string; duracaoMinutos: number; local: string | null } | null }[]
    >()
    .notNull()
    .default([]),
  ultimaData: date().notNull(),
  versao: integer().notNull().default(1),
  dataAlteracao: instant().notNull().defaultNow(),
  idExterno: text(),
  removidoEm: instant(),
})
