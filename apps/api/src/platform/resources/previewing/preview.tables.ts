import type { Locale } from '@narthex/contract/locale'
import type { PreviewReader } from '@narthex/contract/office/preview.endpoints'
import type { PreviewPage } from '@narthex/contract/resources/preview-pages'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'
import type { FormFields } from '../editing/editing.tables.ts'

/** Values that pages show once as a preview, by the hashes of their codes. */
export const previa = pgTable('previa', {
  igrejaId: integer().notNull(),
  hash: text().notNull(),
  /** The name of the kind. */
  tipo: text().notNull(),
  registro: integer(),
  formulario: jsonb().$type<FormFields>(),
  pagina: text().$type<PreviewPage>().notNull(),
  leitor: text().$type<PreviewReader>().notNull(),
  idioma: text().$type<Locale>().notNull(),
  momento: instant(),
  expiraEm: instant().notNull(),
})

/** Values that a page shows as a preview. */
export type Preview = Omit<typeof previa.$inferSelect, 'igrejaId' | 'hash' | 'expiraEm'>
