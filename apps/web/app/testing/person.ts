import type { Account } from '@narthex/contract/auth/auth.schemas'
import type { Member } from '@narthex/contract/users/user.schemas'
import type { ChurchSite } from '../church/site.ts'

export const anAccount: Account = {
  id: 7,
  email: 'lia@example.org',
  flagAtivo: true,
  idioma: 'pt',
  dataCadastro: '2026-01-01T12:00:00.000Z',
}

/** The member fields that the session reads. */
export const aMember = { id: 70, igreja: { id: 1, codigo: 'ponte' }, nome: 'Lia', sobrenome: 'Souza' } as Member

/** The church fields that the session reads. */
export const aChurch = { slug: 'ponte-velha', codigo: 'ponte', slugOrganizacao: null } as ChurchSite['church']
export const aSite = { kind: 'church', church: aChurch, broadcasts: [] as ChurchSite['broadcasts'] } as ChurchSite
