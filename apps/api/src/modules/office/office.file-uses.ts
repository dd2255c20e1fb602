import { type FileUseKind, fileUseKinds } from '@narthex/contract/media/media-values'
import { sql } from 'drizzle-orm'
import type { FileUse } from '../../platform/files/file-uses.ts'
import { rascunho } from '../../platform/resources/editing/editing.tables.ts'

const kinds = sql.join(
  fileUseKinds.map((kind) => sql`${kind}::text`),
  sql`, `,
)

/** Where files of the media library are used: in what is typed of records of any kind, and not live. */
export const officeFileUses: readonly FileUse[] = [
  {
    table: rascunho,
    key: [rascunho.tipo, rascunho.registro],
    columns: [rascunho.formulario],
    flag: rascunho.flagPendente,
    // Of a draft beside its record, the record is told.
    kind: sql<FileUseKind>`case when upper(${rascunho.tipo}) in (${kinds}) then upper(${rascunho.tipo}) else 'RASCUNHO' end`,
    record: rascunho.registro,
    title: sql<string>`coalesce(${rascunho.formulario} ->> 'titulo', ${rascunho.formulario} ->> 'nome')`,
  },
]
