import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { and, gt, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { jsonInstant, jsonListFrom, jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { isPublished } from '../../../platform/database/published.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { playColetanea, playConteudo } from '../play.tables.ts'
import { isSeen, type Sight } from './sight.queries.ts'

/** Titles, in statements that begin with `from play_conteudo t`. */
export const t = alias(playConteudo, 't')
const c = alias(playColetanea, 'c')

/** SQL condition: the title is out, though it may still be coming. Play's home alone asks no more. */
export const isOut = ({ church, now }: Sight): SQL | undefined =>
  and(ofChurch(t, church), isPublished(t, now), sql`(${t.disponivelAte} is null or ${gt(t.disponivelAte, now)})`)

/** SQL condition: the title is out, and the viewer sees it. */
export const isShown = (sight: Sight): SQL | undefined => and(isOut(sight), isSeen(sight, t.id))

/** Collections whose own page is out; a title of another is shown without it. */
const collectionName = sql<TitleItem['coletanea']>`(select
  ${jsonRow({ id: c.id, titulo: c.titulo, tipo: c.tipo })}
  from play_coletanea c where c.igreja_id = t.igreja_id and c.id = t.coletanea_id and c.situacao = 'PUBLICADO')`

/** Columns that lists and pages share. */
export const commonColumns = (now: Date) => ({
  id: t.id,
  tipo: t.tipo,
  titulo: t.titulo,
  imagem: t.imagem,
  imagemLarga: t.imagemLarga,
  duracaoSegundos: t.duracaoSegundos,
  coletanea: collectionName,
  temporada: t.temporada,
  numero: t.numero,
  acesso: t.acesso,
  idadeMinima: t.idadeMinima,
  idioma: t.idioma,
  dataPublicacao: t.dataPublicacao,
  emBreve: sql<string | null>`case when ${gt(t.disponivelDe, now)} then ${jsonInstant(t.disponivelDe)} end`,
  disponivelAte: t.disponivelAte,
})

const summary = sql<string | null>`left(${t.descricao}, 240)`

/** A title as lists show it. */
export const titleItem = (now: Date): SQL<TitleItem> => jsonRow({ ...commonColumns(now), resumo: summary })

/** A title as Play's home shows it: with its summary for those who see the title itself. */
export const titleOnHome = (sight: Sight): SQL<TitleItem> =>
  jsonRow({
    ...commonColumns(sight.now),
    resumo: sql<string | null>`case when ${isSeen(sight, t.id)} then ${summary} end`,
  })

/** The titles `t` of a sub-query as one JSON list. */
export const titleList = (chosen: SQL, now: Date, orderBy: readonly (PgColumn | SQL)[]): SQL<TitleItem[]> =>
  jsonListFrom(sql`(${chosen}) t`, { row: titleItem(now), orderBy })

const last = sql`2147483647`
/** A title's place in its collection. Titles without a season or a number are the last. */
export const placeInCollection = [
  sql`coalesce(${t.temporada}, ${last})`,
  sql`coalesce(${t.numero}, ${last})`,
  t.id,
] as const

/** SQL: when the clock next shows, opens or ends one of the church's titles, as ISO 8601, or null. */
export function nextChange(church: ChurchScope, now: Date): SQL<string | null> {
  const { dataPublicacao, disponivelDe, disponivelAte, situacao } = playConteudo
  const moments = [dataPublicacao, disponivelDe, disponivelAte].map((moment) => {
    const isToCome = and(ofChurch(playConteudo, church), sql`${situacao} = 'PUBLICADO'`, gt(moment, now))
    return sql`(select min(${moment}) from ${playConteudo} where ${isToCome})`
  })
  return jsonInstant(sql`least(${sql.join(moments, sql`, `)})`)
}
