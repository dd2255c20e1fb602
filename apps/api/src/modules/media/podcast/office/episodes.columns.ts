import type { episodes } from '@narthex/contract/media/episode.resource'
import { draftFilter } from '../../../../platform/resources/editing/draft-columns.ts'
import { isOutOfTrash } from '../../../../platform/resources/record-table.ts'
import type { ExternalColumn, ResourceColumns } from '../../../../platform/resources/resource-columns.ts'
import type { ResourceTable } from '../../../../platform/resources/resource-service.ts'
import { podcastEpisodio as episode } from '../podcast.tables.ts'

export const episodeColumns = {
  table: episode,
  id: episode.id,
  externalId: episode.idExterno,
  within: isOutOfTrash(episode),
  search: { titulo: episode.titulo },
  filters: {
    situacao: episode.situacao,
    origem: episode.origem,
    idExterno: episode.idExterno,
    flagRascunho: draftFilter('podcast_episodio', episode, episode.id),
  },
  sorts: {
    dataPublicacao: { column: episode.dataPublicacao, kind: 'moment' },
    titulo: { column: episode.titulo, kind: 'text' },
  },
} satisfies ResourceColumns<typeof episodes> & ExternalColumn<typeof episodes>

export const episodesTable: ResourceTable<typeof episodes> = ({ words, moment }) => ({
  head: Object.values(words.episodeColumns),
  toLine: ({ posicao, titulo, situacao, dataPublicacao, duracaoSegundos, audioTipo, audioBytes, audio }) => [
    posicao,
    titulo,
    words.contentStates[situacao],
    moment(new Date(dataPublicacao)),
    duracaoSegundos,
    audioTipo,
    audioBytes,
    audio,
  ],
})
