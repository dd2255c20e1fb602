import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { celulaMembro, celulaSupervisor, solicitacaoCelula } from './groups.tables.ts'

const { papel, flagTelefone, desde } = celulaMembro
const { mensagem, situacao, dataCadastro, dataDecisao } = solicitacaoCelula

/** Group memberships and join requests. The groups stay, also those that the person led. */
export const groupPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: celulaMembro,
    of: celulaMembro,
    tells: { celulaId: celulaMembro.groupId, papel, flagTelefone, desde },
  }),
  rowsOfPerson({
    table: celulaSupervisor,
    of: celulaSupervisor,
    tells: { celulaId: celulaSupervisor.groupId },
  }),
  rowsOfPerson({
    table: solicitacaoCelula,
    of: solicitacaoCelula,
    tells: {
      celulaId: solicitacaoCelula.groupId,
      mensagem,
      situacao,
      dataCadastro,
      dataDecisao,
      flagTelefone: solicitacaoCelula.flagTelefone,
    },
  }),
]
