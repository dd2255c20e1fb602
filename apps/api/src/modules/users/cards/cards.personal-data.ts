import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { carteirinha } from './cards.tables.ts'

export const cardPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: carteirinha,
    of: carteirinha,
    tells: {
      codigo: carteirinha.codigo,
      numeroMembro: carteirinha.numeroMembro,
      dataBatismo: carteirinha.dataBatismo,
      cargo: carteirinha.cargo,
      responsavel: carteirinha.responsavel,
      emitidaEm: carteirinha.emitidaEm,
      revogadaEm: carteirinha.revogadaEm,
    },
  }),
]
