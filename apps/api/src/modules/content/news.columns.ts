import type { news } from '@narthex/contract/content/news.resource'
import { eq, sql } from 'drizzle-orm'
import type { ResourceColumns } from '../../platform/resources/resource-columns.ts'
import type { ResourceTable } from '../../platform/resources/resource-service.ts'
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

export const newsTable: ResourceTable<typeof news> = ({ words, moment }) => ({
  head: Object.values(words.newsColumns),
  toLine: ({ titulo, situacao, idioma, autor, dataPublicacao, dataAtualizacao }) => [
    titulo,
    words.newsStates[situacao],
    idioma,
    autor,
    moment(new Date(dataPublicacao)),
    moment(new Date(dataAtualizacao)),
  ],
})
