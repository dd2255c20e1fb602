import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { bibliaMarca } from './translations/bible.tables.ts'

const marks = rowsOfPerson({
  table: bibliaMarca,
  of: bibliaMarca,
  tells: {
    /** Book × 1,000,000 + chapter × 1,000 + verse. */
    lugar: bibliaMarca.ordem,
    tipo: bibliaMarca.tipo,
    cor: bibliaMarca.cor,
    ativo: bibliaMarca.ativo,
    alteradaEm: bibliaMarca.alteradaEm,
  },
})

export const biblePersonalData: readonly PersonalData[] = [marks]
