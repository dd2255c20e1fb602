import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { codigoUnico, sessao, sessaoToken } from './auth.tables.ts'

/** The account itself belongs to no church: `accounts.service.ts` exports and removes it. */
export const authPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: sessao,
    of: sessao,
    tells: {
      superficie: sessao.superficie,
      dispositivo: sessao.dispositivo,
      criadaEm: sessao.criadaEm,
      usadaEm: sessao.usadaEm,
      expiraEm: sessao.expiraEm,
      revogadaEm: sessao.revogadaEm,
      motivo: sessao.motivo,
    },
    goesAlong: [sessaoToken],
  }),
  rowsOfPerson({
    table: codigoUnico,
    of: codigoUnico,
    tells: { finalidade: codigoUnico.finalidade, expiraEm: codigoUnico.expiraEm, usadoEm: codigoUnico.usadoEm },
  }),
]
