import { sql } from 'drizzle-orm'
import type { FileUse } from '../../platform/files/file-uses.ts'
import { eventoConteudo } from './content/content.tables.ts'
import { eventoVenda } from './sale/sale.tables.ts'

/** Where files of the media library are used. */
export const ticketFileUses: readonly FileUse[] = [
  {
    table: eventoVenda,
    key: [eventoVenda.eventId],
    columns: [eventoVenda.linkOnline],
    kind: 'EVENTO',
    title: sql<string>`(select e.titulo from evento e
      where e.igreja_id = evento_venda.igreja_id and e.id = evento_venda.evento_id)`,
  },
  {
    table: eventoConteudo,
    key: [eventoConteudo.id],
    columns: [eventoConteudo.corpo, eventoConteudo.url],
    kind: 'EVENTO_CONTEUDO',
    record: eventoConteudo.eventId,
    title: eventoConteudo.titulo,
  },
]
