import type { FileUse } from '../../platform/files/file-uses.ts'
import { transmissao, transmissaoConfiguracao } from './broadcasts/live.tables.ts'

/** Places at which broadcasts use files of the media library. */
export const liveFileUses: readonly FileUse[] = [
  {
    table: transmissao,
    key: [transmissao.id],
    columns: [transmissao.imagem, transmissao.repriseUrl, transmissao.fonte],
    kind: 'TRANSMISSAO',
    title: transmissao.titulo,
  },
  {
    table: transmissaoConfiguracao,
    key: [transmissaoConfiguracao.igrejaId],
    columns: [transmissaoConfiguracao.imagem, transmissaoConfiguracao.fonte],
    kind: 'TRANSMISSAO_CONFIGURACAO',
    record: null,
  },
]
