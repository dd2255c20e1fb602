import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { estudoResposta } from '../content.tables.ts'

const { estudoId, pergunta, texto, flagCompartilhada, dataAlteracao } = estudoResposta

export const studyPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: estudoResposta,
    of: estudoResposta,
    tells: { estudo: estudoId, pergunta, texto, flagCompartilhada, dataAlteracao },
  }),
]
