import { tableRecords } from '../../../platform/work/records.ts'
import { podcast, podcastEpisodio } from './podcast.tables.ts'

export const showRecord = tableRecords(podcast, {
  key: null,
  without: ['erro', 'etag', 'falhas', 'lidoEm', 'modificadoEm', 'proximaBusca'],
})
export const episodeRecord = tableRecords(podcastEpisodio, { without: ['guid'] })
