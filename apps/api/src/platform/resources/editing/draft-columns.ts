import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { jsonInstant } from '../../database/json-row.ts'
import type { TenantTable } from '../../database/of-church.ts'

/** The draft of a row of a kind, which holds changes that are not live. */
const pendingDraft = (kind: string, { igrejaId }: TenantTable, id: PgColumn) =>
  sql`rascunho r where r.igreja_id = ${igrejaId} and r.tipo = ${kind} and r.registro = ${id} and r.flag_pendente`

/** Columns of a list: whether a row has changes that are not live, and when these go live. */
export const draftColumns = (kind: string, table: TenantTable, id: PgColumn) => ({
  flagRascunho: sql<boolean>`exists (select from ${pendingDraft(kind, table, id)})`,
  publicarEm: sql<string | null>`(select ${jsonInstant(sql`r.publicar_em`)} from ${pendingDraft(kind, table, id)})`,
})

/** A filter of a list: the rows with changes that are not live, or without. */
export const draftFilter =
  (kind: string, table: TenantTable, id: PgColumn) =>
  (isPending: boolean): SQL =>
    isPending
      ? sql`exists (select from ${pendingDraft(kind, table, id)})`
      : sql`not exists (select from ${pendingDraft(kind, table, id)})`
