import { getMe } from '@narthex/contract/auth/account.endpoints'
import type { Church } from '@narthex/contract/churches/church.schemas'
import { listDocuments, listMemberships, listRoles } from '@narthex/contract/users/user.endpoints'
import { callApi } from './api.ts'
import { keepMember, toKeptMember } from './kept-member.ts'
import { useSession } from './session.ts'

/** The part of a church that sessions need. */
export type SessionChurch = Pick<Church, 'slug' | 'codigo' | 'slugOrganizacao'>

/**
 * Loads the owner of a token (specification §4): account, client account, documents, roles; in an organisation also the
 * membership of each church. Throws API errors, and when the person is not registered at this church.
 */
export async function loadPerson({ slug, codigo, slugOrganizacao }: SessionChurch): Promise<void> {
  const { user, rolesSuspensas: suspendedRoles } = await callApi(getMe, {})
  const params = { id: String(user.id) }
  const query = slugOrganizacao ? { organizacao: slugOrganizacao } : { cliente: slug }
  const [{ usuarios }, documents, roles] = await Promise.all([
    callApi(listMemberships, { params, query }),
    callApi(listDocuments, { params }),
    callApi(listRoles, { params }),
  ])
  const clientAccount = usuarios.find(({ igreja }) => igreja.codigo === codigo)
  if (!clientAccount) throw new Error('This church does not know who is logged in')
  keepMember(toKeptMember(codigo, clientAccount))
  useSession.setState({ account: user, clientAccount, memberships: usuarios, documents, roles, suspendedRoles })
}
