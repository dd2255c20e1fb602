import type { news } from '@narthex/contract/content/news.resource'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { draftFilter } from '../../platform/resources/editing/draft-columns.ts'
import type { ExternalColumn, ResourceColumns } from '../../platform/resources/resource-columns.ts'
import type { ResourceTable } from '../../platform/resources/resource-service.ts'
import { conteudo } from './content.tables.ts'

const ofOwnLanguage = sql`t.igreja_id = ${conteudo.igrejaId} and t.conteudo_id = ${conteudo.id} and t.idioma = ${conteudo.idioma}`

/**
 * The title in the language that an item was written in. The condition is a statement within the statement: a column that
 * stands in a selected one itself loses the name of its table, and would be the translation's own.
 */
export const ownTitle = sql<string>`(select t.titulo from conteudo_traducao t where ${ofOwnLanguage})`

export const newsColumns: ResourceColumns<typeof news> & ExternalColumn<typeof news> = {
  table: conteudo,
  id: conteudo.id,
  within: and(eq(conteudo.tipo, 'NOTICIA'), isNull(conteudo.removidoEm)),
  externalId: conteudo.idExterno,
  title: ownTitle,
  termIndex: {
    ids: ({ igrejaId }, term, most) =>
      sql`(select find_content_titles(${igrejaId}::integer, 'NOTICIA', ${term}, ${most}::integer))`,
    has: (term) => sql`(' ' || ${conteudo.tituloBusca}) like (select name_pattern(${term}))`,
  },
  search: { titulo: conteudo.tituloBusca },
  filters: {
    situacao: conteudo.situacao,
    idExterno: conteudo.idExterno,
    flagRascunho: draftFilter('noticia', conteudo, conteudo.id),
  },
  sorts: {
    dataPublicacao: { column: conteudo.dataPublicacao, kind: 'moment' },
    titulo: { column: conteudo.tituloBusca, kind: 'text' },
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
