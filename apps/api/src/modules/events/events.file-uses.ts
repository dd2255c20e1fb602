import type { FileUse } from '../../platform/files/file-uses.ts'
import { evento } from './events.tables.ts'

/** Places at which events use files of the media library. */
export const eventFileUses: readonly FileUse[] = [
  {
    table: evento,
    key: [evento.id],
    columns: [evento.imagem, evento.corpo, evento.convidados],
    kind: 'EVENTO',
    title: evento.titulo,
  },
]
