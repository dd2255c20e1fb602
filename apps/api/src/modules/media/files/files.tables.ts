import type { MediaKind } from '@narthex/contract/media/file.schemas'
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

export const arquivo = pgTable('arquivo', {
  igrejaId: integer().notNull(),
  codigo: text().notNull(),
  tipo: text().$type<MediaKind>().notNull(),
  endereco: text().notNull(),
  nome: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  sha256: text().notNull(),
  criadoEm: instant().notNull(),
  /** True for the media library, false for a member's file. */
  flagBiblioteca: boolean().notNull().default(true),
})
