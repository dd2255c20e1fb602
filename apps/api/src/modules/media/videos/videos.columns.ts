import type { videos } from '@narthex/contract/media/video.resource'
import { keptSource } from '@narthex/contract/media/video-address'
import { watchAddress } from '@narthex/contract/media/watch-address'
import { sql } from 'drizzle-orm'
import { draftFilter } from '../../../platform/resources/editing/draft-columns.ts'
import { isOutOfTrash } from '../../../platform/resources/record-table.ts'
import type { ExternalColumn, ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import type { ResourceTable } from '../../../platform/resources/resource-service.ts'
import { video } from './videos.tables.ts'

export const videoColumns = {
  table: video,
  id: video.id,
  externalId: video.idExterno,
  within: isOutOfTrash(video),
  termIndex: {
    ids: ({ igrejaId }: { readonly igrejaId: number }, term: string, most: number) =>
      sql`(select find_video_texts(${igrejaId}::integer, ${term}, ${most}::integer))`,
    // Asked of a term that many have: as a case, so that no plan is made for few, which would read and sort all of them.
    has: (term: string) =>
      sql`case when video_texto(${video.titulo}, ${video.serie}, ${video.pregador}) like (select name_pattern(${term}))
        then true else false end`,
  },
  search: {
    titulo: video.titulo,
    serie: sql`coalesce(${video.serie}, '')`,
    pregador: sql`coalesce(${video.pregador}, '')`,
  },
  filters: {
    situacao: video.situacao,
    idExterno: video.idExterno,
    serie: video.serie,
    pregador: video.pregador,
    flagRascunho: draftFilter('video', video, video.id),
  },
  sorts: {
    dataPublicacao: { column: video.dataPublicacao, kind: 'moment' },
    titulo: { column: sql`sem_acento(${video.titulo})`, kind: 'text' },
  },
} satisfies ResourceColumns<typeof videos> & ExternalColumn<typeof videos>

export const videosTable: ResourceTable<typeof videos> = ({ words, moment }) => ({
  head: Object.values(words.videoColumns),
  toLine(item) {
    const source = keptSource(item)
    return [
      item.titulo,
      item.serie,
      item.pregador,
      item.referencia,
      words.videoStates[item.situacao],
      item.idioma,
      moment(new Date(item.dataPublicacao)),
      item.duracaoSegundos,
      source ? watchAddress(source) : null,
    ]
  },
})
