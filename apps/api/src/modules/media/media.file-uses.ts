import type { FileUse } from '../../platform/files/file-uses.ts'
import { podcast, podcastEpisodio } from './podcast/podcast.tables.ts'
import { video } from './videos/videos.tables.ts'

/** Where files of the media library are used. */
export const mediaFileUses: readonly FileUse[] = [
  {
    table: video,
    key: [video.id],
    columns: [video.imagem, video.url, video.legendas],
    kind: 'VIDEO',
    title: video.titulo,
  },
  {
    table: podcast,
    key: [podcast.igrejaId],
    columns: [podcast.imagem],
    kind: 'PODCAST',
    record: null,
    title: podcast.titulo,
  },
  {
    table: podcastEpisodio,
    key: [podcastEpisodio.id],
    columns: [podcastEpisodio.imagem, podcastEpisodio.audio],
    kind: 'PODCAST_EPISODIO',
    title: podcastEpisodio.titulo,
  },
]
