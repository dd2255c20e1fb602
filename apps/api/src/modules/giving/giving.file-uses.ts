import type { FileUse } from '../../platform/files/file-uses.ts'
import { pagamentoMotivo } from './giving.tables.ts'

/** Places at which giving uses files of the media library. */
export const givingFileUses: readonly FileUse[] = [
  {
    table: pagamentoMotivo,
    key: [pagamentoMotivo.id],
    columns: [pagamentoMotivo.imagem],
    kind: 'MOTIVO_DOACAO',
    title: pagamentoMotivo.nome,
  },
]
