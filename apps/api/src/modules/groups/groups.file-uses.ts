import type { FileUse } from '../../platform/files/file-uses.ts'
import { celula } from './groups.tables.ts'
import { celulaMaterial } from './meetings/meetings.tables.ts'

/** Places at which groups use files of the media library. */
export const groupFileUses: readonly FileUse[] = [
  {
    table: celula,
    key: [celula.id],
    columns: [celula.imagem],
    kind: 'CELULA',
    title: celula.nome,
  },
  {
    table: celulaMaterial,
    key: [celulaMaterial.id],
    columns: [celulaMaterial.url],
    kind: 'CELULA_MATERIAL',
    record: celulaMaterial.groupId,
    title: celulaMaterial.titulo,
  },
]
