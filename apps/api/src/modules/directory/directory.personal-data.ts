import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { diretorioBloqueio, diretorioMembro } from './directory.tables.ts'

const { flagFora, campos, publico, escolhidoEm } = diretorioMembro

const hidden = rowsOfPerson({
  table: diretorioBloqueio,
  of: diretorioBloqueio,
  tells: { desde: diretorioBloqueio.desde },
})
const hiddenFrom = rowsOfPerson({ table: diretorioBloqueio, of: { memberId: diretorioBloqueio.blockedId } })

/** The choice of a person, and since when they hide from others; that others hide from them is told to no one. */
export const directoryPersonalData: readonly PersonalData[] = [
  rowsOfPerson({ table: diretorioMembro, of: diretorioMembro, tells: { flagFora, campos, publico, escolhidoEm } }),
  {
    ...hidden,
    async erase(work, person) {
      await hidden.erase(work, person)
      await hiddenFrom.erase(work, person)
    },
  },
]
