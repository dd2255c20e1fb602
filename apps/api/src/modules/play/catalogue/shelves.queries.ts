import type { Collection, CollectionItem, PlaySettings, Shelf, TitleItem } from '@narthex/contract/play/play.schemas'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { queryRows } from '../../../platform/database/database.ts'
import { jsonListFrom, jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { playColetanea, playConfiguracao, playTag } from '../play.tables.ts'
import { isSeen, type Sight } from './sight.queries.ts'
import { isOut, isShown, nextChange, placeInCollection, titleList, titleOnHome } from './title-columns.queries.ts'

export async function findSettings({ church, tx }: ChurchWork): Promise<PlaySettings | undefined> {
  const { nome, chamada, tipoVisibilidadeConteudo } = playConfiguracao
  const [row] = await tx
    .select({ nome, chamada, tipoVisibilidadeConteudo })
    .from(playConfiguracao)
    .where(ofChurch(playConfiguracao, church))
  return row
}

const g = alias(playTag, 'g')
const newestFirst = [sql`t.data_publicacao desc`, sql`t.id desc`]

/**
 * The shelves of the home in the church's order, each with its newest titles; none that would be empty. The home is open to
 * everyone, also where the catalogue is closed.
 */
export async function findShelves({ church, tx }: ChurchWork, sight: Sight, longest: number): Promise<Shelf[]> {
  const titles = sql`select t.* from play_conteudo_tag ct
    join play_conteudo t on t.igreja_id = ct.igreja_id and t.id = ct.conteudo_id
    where ct.igreja_id = ${church.igrejaId} and ct.tag_id = g.id and ${isOut(sight)}
    order by t.data_publicacao desc, t.id desc limit ${longest}`
  const rows = await queryRows<Shelf>(
    tx,
    sql`select ${jsonRow({ id: g.id, nome: g.nome })} as tag,
        ${jsonListFrom(sql`(${titles}) t`, { row: titleOnHome(sight), orderBy: newestFirst })} as conteudos
      from play_tag g where ${ofChurch(g, church)} and g.flag_home order by g.ordem, g.id`,
  )
  return rows.filter(({ conteudos }) => conteudos.length > 0)
}

const c = alias(playColetanea, 'c')

/** The collections that have titles to show, the one with the newest title first. */
export function listCollections({ church, tx }: ChurchWork, sight: Sight): Promise<CollectionItem[]> {
  return queryRows<CollectionItem>(
    tx,
    sql`select c.id, c.titulo, c.tipo, c.imagem, s.total
      from (select t.coletanea_id, count(*)::int as total, max(t.data_publicacao) as newest from play_conteudo t
        where ${isShown(sight)} and t.coletanea_id is not null group by t.coletanea_id) s
      join play_coletanea c on ${ofChurch(c, church)} and c.id = s.coletanea_id and c.situacao = 'PUBLICADO'
      order by s.newest desc, c.id`,
  )
}

interface FoundCollection extends Omit<Collection, 'temporadas'> {
  readonly conteudos: TitleItem[]
}

/** A published collection with its titles in order; undefined also for those who see none of the catalogue and of its titles. */
export async function findCollection(
  { church, tx }: ChurchWork,
  sight: Sight,
  id: number,
): Promise<FoundCollection | undefined> {
  const titles = sql`select t.* from play_conteudo t where ${isShown(sight)} and t.coletanea_id = c.id`
  const [row] = await queryRows<FoundCollection>(
    tx,
    sql`select c.id, c.titulo, c.tipo, c.descricao, c.imagem, c.imagem_larga as "imagemLarga",
        ${titleList(titles, sight.now, placeInCollection)} as conteudos,
        ${nextChange(church, sight.now)} as "proximaPublicacao"
      from play_coletanea c where ${ofChurch(c, church)} and ${eq(c.id, id)} and c.situacao = 'PUBLICADO'
        and (${isSeen(sight)} or exists (${titles}))`,
  )
  return row
}
