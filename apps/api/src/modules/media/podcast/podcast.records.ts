import { DomainError } from '../../../platform/errors/domain-error.ts'
import { choosing, type RecordPlace, tableRecords, withoutTrash } from '../../../platform/work/records.ts'
import { type EpisodeRow, podcast, podcastEpisodio } from './podcast.tables.ts'

export const showRecord = tableRecords(podcast, {
  key: null,
  without: ['erro', 'etag', 'falhas', 'lidoEm', 'modificadoEm', 'proximaBusca', 'tentadoEm'],
})

const episodeRows = tableRecords(podcastEpisodio, {
  without: ['guid', 'posicao', 'origem', 'dataCadastro', 'removidoEm'],
})

const shownEpisodes = withoutTrash(episodeRows)
const writtenEpisodes = choosing(shownEpisodes, ({ origem }, options) => !options?.isHeld || origem !== 'FEED')

/** An episode; none while it lies in the trash. One of a feed is read, and held for no change: EPISODES_FROM_FEED. */
export function episodeRecord(id: number): RecordPlace<EpisodeRow> {
  const place = writtenEpisodes(id)
  return {
    ...place,
    async find(work, options) {
      const row = await shownEpisodes(id).find(work, options)
      if (options?.isHeld && row?.origem === 'FEED') throw new DomainError('EPISODES_FROM_FEED')
      return row
    },
  }
}
