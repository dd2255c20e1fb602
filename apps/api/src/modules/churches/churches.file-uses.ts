import type { FileUse } from '../../platform/files/file-uses.ts'
import { banner, igreja, igrejaAppMenu, igrejaPrivacidade, igrejaVisual, pastor } from './churches.tables.ts'

/** Places at which churches use files of the media library. */
export const churchFileUses: readonly FileUse[] = [
  {
    table: igreja,
    key: [igreja.id],
    columns: [igreja.imagens, igreja.urlPoliticaPrivacidade, igreja.redesSociais],
    kind: 'IGREJA',
    record: null,
    title: igreja.nome,
  },
  {
    table: igrejaVisual,
    key: [igrejaVisual.igrejaId],
    columns: [igrejaVisual.logo],
    kind: 'VISUAL',
    record: null,
  },
  {
    table: igrejaPrivacidade,
    key: [igrejaPrivacidade.igrejaId],
    columns: [igrejaPrivacidade.pt, igrejaPrivacidade.en, igrejaPrivacidade.es],
    kind: 'PRIVACIDADE',
    record: null,
  },
  {
    table: igrejaAppMenu,
    key: [igrejaAppMenu.id],
    columns: [igrejaAppMenu.url],
    kind: 'MENU',
    title: igrejaAppMenu.nomePt,
  },
  {
    table: banner,
    key: [banner.id],
    columns: [banner.imagem, banner.url],
    kind: 'BANNER',
    title: banner.titulo,
  },
  {
    table: pastor,
    key: [pastor.id],
    columns: [pastor.foto],
    kind: 'PASTOR',
    title: pastor.nome,
  },
]
