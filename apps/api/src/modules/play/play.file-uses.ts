import type { FileUse } from '../../platform/files/file-uses.ts'
import { playColetanea, playConteudo } from './play.tables.ts'
import { playMidia } from './watching/watching.tables.ts'

/** Where files of the media library are used. */
export const playFileUses: readonly FileUse[] = [
  {
    table: playConteudo,
    key: [playConteudo.id],
    columns: [
      playConteudo.imagem,
      playConteudo.imagemLarga,
      playConteudo.legendas,
      playConteudo.anexos,
      playConteudo.url,
    ],
    kind: 'PLAY_CONTEUDO',
    title: playConteudo.titulo,
  },
  {
    table: playColetanea,
    key: [playColetanea.id],
    columns: [playColetanea.imagem, playColetanea.imagemLarga],
    kind: 'PLAY_COLETANEA',
    title: playColetanea.titulo,
  },
  {
    table: playMidia,
    key: [playMidia.id],
    columns: [playMidia.poster],
    kind: 'PLAY_MIDIA',
    record: null,
    title: playMidia.nome,
  },
]
