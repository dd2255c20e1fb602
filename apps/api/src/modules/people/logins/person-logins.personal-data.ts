import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { convitePessoa } from './person-invitations.tables.ts'

const invitations = rowsOfPerson({
  table: convitePessoa,
  of: convitePessoa,
  tells: { email: convitePessoa.email, enviadoEm: convitePessoa.enviadoEm, expiraEm: convitePessoa.expiraEm },
})

/** Invitations that a person sent stay, without whose they were. */
const sent = rowsOfPerson({
  table: convitePessoa,
  of: { accountId: convitePessoa.invitedBy },
  kept: { invitedBy: null },
})

export const personLoginData: readonly PersonalData[] = [invitations, { ...sent, tables: [] }]
