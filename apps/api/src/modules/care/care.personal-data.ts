import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { cuidado, cuidadoAnotacao } from './care.tables.ts'

const { tipo, desde, proximoPasso, prazo, concluidoEm } = cuidado
const { chave, texto, momento } = cuidadoAnotacao

const notes = rowsOfPerson({
  table: cuidadoAnotacao,
  of: cuidadoAnotacao,
  tells: { chave, texto, momento },
})
const written = rowsOfPerson({
  table: cuidadoAnotacao,
  of: { memberId: cuidadoAnotacao.authorId },
  kept: { authorId: null },
})
const items = rowsOfPerson({
  table: cuidado,
  of: cuidado,
  tells: { tipo, desde, proximoPasso, prazo, concluidoEm },
})
const taken = rowsOfPerson({ table: cuidado, of: { memberId: cuidado.responsavelId }, kept: { responsavelId: null } })
const done = rowsOfPerson({ table: cuidado, of: { memberId: cuidado.concluidoPorId }, kept: { concluidoPorId: null } })

/** Care of a person goes with them, notes too. What they did for others stays, without who they were. */
export const carePersonalData: readonly PersonalData[] = [
  eraseTogether(notes, written),
  eraseTogether(items, taken, done),
]

/** Rows of one table that name a person in several columns: the first says what they are told. */
function eraseTogether(told: PersonalData, ...others: readonly PersonalData[]): PersonalData {
  return {
    ...told,
    async erase(work, person) {
      for (const part of [told, ...others]) await part.erase(work, person)
    },
  }
}
