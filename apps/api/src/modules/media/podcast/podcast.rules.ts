import type { Episode, Podcast } from '@narthex/contract/media/podcast.schemas'
import type { SearchTexts } from '../../search/search-index.service.ts'
import type { EpisodeRow, ShownEpisode, ShowRow } from './podcast.tables.ts'

/** URL path of the RSS feed that podcast apps subscribe to. */
export const ownFeedPath = '/podcast.xml'

export function showToWire(row: ShowRow, counted: Pick<Podcast, 'total' | 'proximaPublicacao'>): Podcast {
  const { codigo, titulo, descricao, imagem, autor, categoria, idioma, flagExplicito, feedUrl, apple, spotify } = row
  return {
    codigo,
    titulo,
    descricao,
    imagem,
    autor,
    categoria,
    idioma,
    flagExplicito,
    apple,
    spotify,
    ...counted,
    feed: feedUrl ?? ownFeedPath,
    flagProprio: feedUrl === null,
  }
}

export function episodeToWire(row: ShownEpisode): Episode {
  return {
    id: row.id,
    background: row.imagem,
    title: row.titulo,
    description: row.descricao,
    position: row.posicao,
    published_at: row.dataPublicacao.toISOString(),
    audio_file: row.audio,
    audio_type: row.audioTipo,
    audio_bytes: row.audioBytes,
    duration_seconds: row.duracaoSegundos,
  }
}

const maxSummaryLength = 300

/** Builds the search entry of an episode, in the language of its show. */
export function toSearchEntry(
  { idioma, imagem }: Pick<ShowRow, 'idioma' | 'imagem'>,
  episode: Pick<EpisodeRow, 'id' | 'titulo' | 'descricao' | 'imagem' | 'dataPublicacao'>,
): SearchTexts {
  return {
    chave: String(episode.id),
    idioma,
    titulo: episode.titulo,
    resumo: episode.descricao.replace(/\s+/g, ' ').slice(0, maxSummaryLength) || null,
    imagem: episode.imagem ?? imagem,
    texto: episode.descricao,
    visivelEm: episode.dataPublicacao,
  }
}
