import type { FileUse } from '../../platform/files/file-uses.ts'
import { eventoConteudo } from './content/content.tables.ts'

/** Where files of the media library are used. */
export const ticketFileUses: readonly FileUse[] = [
  {
    table: eventoConteudo,
    key: [eventoConteudo.id],
    columns: [eventoConteudo.corpo, eventoConteudo.url],
    kind: 'EVENTO_CONTEUDO',
    record: eventoConteudo.eventId,
    title: eventoConteudo.titulo,
  },
]
