import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { campoPersonalizadoResposta } from './custom-fields.tables.ts'

export const customFieldPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: campoPersonalizadoResposta,
    of: campoPersonalizadoResposta,
    tells: { campo: campoPersonalizadoResposta.campoId, valor: campoPersonalizadoResposta.valor },
  }),
]
