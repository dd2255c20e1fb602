import type { Video } from '@narthex/contract/media/video.schemas'
import type { VideoRow } from './videos.tables.ts'

/** The fields of a video that its page shows. */
export const toVideoFields = (row: VideoRow): Video => ({
  id: row.id,
  titulo: row.titulo,
  descricao: row.descricao,
  imagem: row.imagem,
  servico: row.servico,
  codigo: row.codigo,
  url: row.url,
  duracaoSegundos: row.duracaoSegundos,
  serie: row.serie,
  pregador: row.pregador,
  referencia: row.referencia,
  idioma: row.idioma,
  capitulos: row.capitulos,
  legendas: row.legendas,
  dataPublicacao: row.dataPublicacao.toISOString(),
})
