import type { churchExportStates } from '@narthex/contract/church-export/church-export.endpoints'
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { AccountId } from '../../platform/ids.ts'

/** Exports of the whole church. */
export const exportacaoIgreja = pgTable('exportacao_igreja', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  askedBy: integer('conta_id').$type<AccountId>(),
  situacao: text().$type<(typeof churchExportStates)[number]>().notNull(),
  progresso: integer().notNull().default(0),
  arquivo: text().notNull(),
  bytes: bigint({ mode: 'number' }),
  linhas: bigint({ mode: 'number' }),
  arquivos: integer(),
  pedidaEm: instant().notNull(),
  expiraEm: instant(),
})
