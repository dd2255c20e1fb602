import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { type EpisodeRow, podcastEpisodio as episode, podcast, type ShowRow } from './podcast.tables.ts'

export type ShowFields = Omit<ShowRow, 'igrejaId'>

const { guid, titulo, descricao, imagem, audio, audioTipo, audioBytes, duracaoSegundos, posicao, dataPublicacao } =
  episode
const feedColumns = {
  guid,
  titulo,
  descricao,
  imagem,
  audio,
  audioTipo,
  audioBytes,
  duracaoSegundos,
  posicao,
  dataPublicacao,
}
/** The fields of an episode that come from a feed. */
export type FeedEpisode = Pick<EpisodeRow, keyof typeof feedColumns>
export type StoredEpisode = FeedEpisode & Pick<EpisodeRow, 'id'>

/** Writes a church's show; its version is raised. */
export async function putShow({ church, tx }: ChurchWork, row: OwnRow<typeof podcast>): Promise<void> {
  await tx
    .insert(podcast)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: podcast.igrejaId, set: { ...row, versao: sql`${podcast.versao} + 1` } })
}

export async function updateShow({ church, tx }: ChurchWork, fields: Partial<ShowFields>): Promise<void> {
  await tx.update(podcast).set(fields).where(ofChurch(podcast, church))
}

export async function deleteShow({ church, tx }: ChurchWork): Promise<void> {
  await tx.delete(podcast).where(ofChurch(podcast, church))
}

/** Reads the show and locks its row until the end of the transaction. */
export async function lockShow({ church, tx }: ChurchWork): Promise<ShowRow | undefined> {
  const [row] = await tx.select().from(podcast).where(ofChurch(podcast, church)).for('update')
  return row
}

/** The stored copy of a feed's episodes. */
export async function listFeedEpisodes({ church, tx }: ChurchWork): Promise<StoredEpisode[]> {
  return tx
    .select({ id: episode.id, ...feedColumns })
    .from(episode)
    .where(and(ofChurch(episode, church), eq(episode.origem, 'FEED')))
}

/** Counts the episodes outside of the trash, drafts among them. */
export function countAllEpisodes({ church, tx }: ChurchWork, origem: EpisodeRow['origem']): Promise<number> {
  return tx.$count(episode, and(ofChurch(episode, church), eq(episode.origem, origem), isNull(episode.removidoEm)))
}

export function insertFeedEpisode(work: ChurchWork, fields: FeedEpisode): Promise<number> {
  return insertOwn(work, episode, { ...fields, origem: 'FEED', dataCadastro: work.now })
}

export async function updateFeedEpisode({ church, tx }: ChurchWork, id: number, fields: FeedEpisode): Promise<void> {
  await tx
    .update(episode)
    .set({ ...fields, versao: sql`${episode.versao} + 1` })
    .where(and(ofChurch(episode, church), eq(episode.id, id)))
}

export async function deleteEpisodes({ church, tx }: ChurchWork, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(episode).where(and(ofChurch(episode, church), inArray(episode.id, [...ids])))
}

/**
 * Numbers the published episodes of the church by their dates, the oldest 1. Runs in an edit of the site, which locks the
 * church: two that ran at once would wait for each other's rows.
 */
export async function renumberEpisodes({ church, tx }: ChurchWork): Promise<void> {
  await tx.execute(sql`
    update podcast_episodio e set posicao = n.posicao
    from (
      select id, case when situacao = 'PUBLICADO' and removido_em is null
          then row_number() over (partition by situacao = 'PUBLICADO' and removido_em is null
            order by data_publicacao, id) end as posicao
        from podcast_episodio where igreja_id = ${church.igrejaId} and origem = 'IGREJA') n
    where e.igreja_id = ${church.igrejaId} and e.id = n.id and e.posicao is distinct from n.posicao`)
}
