import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { notaSermao } from './notes.tables.ts'

const { id, titulo, texto, versao, criadaEm, alteradaEm, excluidaEm } = notaSermao

/** The state and its vector say the same once more, for programs that merge. */
export const notePersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: notaSermao,
    of: notaSermao,
    tells: { id, titulo, texto, versao, criadaEm, alteradaEm, excluidaEm },
  }),
]
