import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { playLista } from '../play.tables.ts'

/** Members' lists of titles kept for later. */
export const cataloguePersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: playLista,
    of: playLista,
    tells: { id: playLista.id, conteudo: playLista.conteudoId, criadoEm: playLista.criadoEm },
  }),
]
