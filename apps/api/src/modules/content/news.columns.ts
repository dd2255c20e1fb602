import type { news } from '@narthex/contract/content/news.resource'
import { eq, sql } from 'drizzle-orm'
import type { ResourceColumns } from '../../platform/resources/resource-columns.ts'
import { conteudo, conteudoTraducao } from './content.tables.ts'

export const newsColumns: ResourceColumns<typeof news> = {
  table: conteudo,
  id: conteudo.id,
  within: eq(conteudo.tipo, 'NOTICIA'),
  search: { titulo: conteudoTraducao.titulo },
  filters: { situacao: conteudo.situacao },
  sorts: {
    dataPublicacao: { column: conteudo.dataPublicacao, kind: 'moment' },
    titulo: { column: sql`sem_acento(${conteudoTraducao.titulo})`, kind: 'text' },
  },
}
