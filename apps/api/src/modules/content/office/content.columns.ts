import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { draftFilter } from '../../../platform/resources/editing/draft-columns.ts'
import { orderByColumn, type RecordOrdering } from '../../../platform/resources/record-ordering.ts'
import { conteudo } from '../content.tables.ts'
import type { ContentKind } from '../content-kinds.rules.ts'

/** The title of an item in the language that it was written in; `item` is a row of `conteudo`. */
const titleIn = (item: SQL) => sql<string>`(select t.titulo from conteudo_traducao t
  where t.igreja_id = ${item}.igreja_id and t.conteudo_id = ${item}.id and t.idioma = ${item}.idioma)`

// By its name: a column that stands in a selected statement itself loses the name of its table.
export const ownTitle = titleIn(sql.raw('conteudo'))

/** The title of what an item is a part of. */
export const parentsTitle = sql<string | null>`(select ${titleIn(sql.raw('pai'))} from conteudo pai
  where pai.igreja_id = conteudo.igreja_id and pai.id = conteudo.pai_id)`

/** The SQL of the lists of a kind of content. */
export const contentColumns = (tipo: ContentKind) => ({
  table: conteudo,
  id: conteudo.id,
  within: and(eq(conteudo.tipo, tipo), isNull(conteudo.removidoEm)),
  externalId: conteudo.idExterno,
  title: ownTitle,
  termIndex: {
    ids: ({ igrejaId }: { readonly igrejaId: number }, term: string, most: number) =>
      sql`(select find_content_titles(${igrejaId}::integer, ${tipo}, ${term}, ${most}::integer))`,
    // Asked of a term that many have: as a case, so that no plan is made for few, which would read and sort all of them.
    has: (term: string) =>
      sql`case when (' ' || ${conteudo.tituloBusca}) like (select name_pattern(${term})) then true else false end`,
  },
  search: { titulo: conteudo.tituloBusca },
})

/** Filters of the lists of every kind of content; `name` is the kind's name in the contract. */
export const contentFilters = (name: string) => ({
  situacao: conteudo.situacao,
  idExterno: conteudo.idExterno,
  flagRascunho: draftFilter(name, conteudo, conteudo.id),
  paiId: conteudo.paiId,
})

/** Sort columns of the lists. The day of an item sorts by its publication moment. */
export const contentSorts = {
  dataPublicacao: { column: conteudo.dataPublicacao, kind: 'moment' },
  data: { column: conteudo.dataPublicacao, kind: 'moment' },
  titulo: { column: conteudo.tituloBusca, kind: 'text' },
  ordem: { column: conteudo.ordem, kind: 'number' },
} as const

/** The order in which staff put the items of a kind. */
export const contentOrder = (tipo: ContentKind): RecordOrdering => orderByColumn(conteudo, eq(conteudo.tipo, tipo))
