import type { library } from '@narthex/contract/media/library.resource'
import { and, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import { arquivo } from '../files/files.tables.ts'

/** Number of records' fields that name any form of a file. */
export const usesOfFile = sql<number>`(
  select count(distinct (u.tabela, u.linha, u.coluna))::integer
  from arquivo_forma f join arquivo_uso u on u.igreja_id = f.igreja_id and u.codigo = f.codigo
  where f.igreja_id = ${arquivo.igrejaId} and f.arquivo_codigo = ${arquivo.codigo})`

const isUsed = sql`exists (
  select from arquivo_forma f join arquivo_uso u on u.igreja_id = f.igreja_id and u.codigo = f.codigo
  where f.igreja_id = ${arquivo.igrejaId} and f.arquivo_codigo = ${arquivo.codigo})`

const hasNoText = and(eq(arquivo.tipo, 'IMAGEM'), isNull(arquivo.textoAlternativo), eq(arquivo.flagDecorativa, false))

const either = (asked: boolean, condition: SQL | undefined) =>
  condition === undefined || asked ? condition : not(condition)

export const libraryColumns: ResourceColumns<typeof library> = {
  table: arquivo,
  id: arquivo.id,
  within: sql`${arquivo.flagBiblioteca}`,
  search: { nome: arquivo.nome, textoAlternativo: sql`coalesce(${arquivo.textoAlternativo}, '')` },
  filters: {
    tipo: arquivo.tipo,
    semTexto: (asked) => either(asked, hasNoText),
    semUso: (asked) => either(!asked, isUsed),
    codigo: (code) => sql`exists (
      select from arquivo_forma f where f.igreja_id = ${arquivo.igrejaId} and f.codigo = ${code}
        and f.arquivo_codigo = ${arquivo.codigo})`,
    lixeira: (asked) => (asked ? isNotNull(arquivo.removidoEm) : isNull(arquivo.removidoEm)),
  },
  sorts: {
    criadoEm: { column: arquivo.criadoEm, kind: 'moment' },
    nome: { column: sql`sem_acento(${arquivo.nome})`, kind: 'text' },
    bytes: { column: arquivo.bytes, kind: 'number' },
  },
}
