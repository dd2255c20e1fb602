import { tableRecords } from '../../../../platform/work/records.ts'
import { videoCanal } from './channel.tables.ts'

export const channelRecord = tableRecords(videoCanal, {
  key: null,
  without: [
    'feed',
    'etag',
    'modificadoEm',
    'proximaEm',
    'tentadaEm',
    'lidaEm',
    'encontrados',
    'adicionados',
    'falhas',
    'erro',
  ],
})
