import { toAccountId } from '../../platform/ids.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { listStaff } from '../members/roles.service.ts'
import { findEmails } from './invitations.service.ts'

export interface Owner {
  readonly nome: string
  readonly email: string
}

/** The owners of a church, with their addresses. */
export async function listOwners(call: ChurchCall): Promise<Owner[]> {
  const staff = await call.inChurch(listStaff)
  const owners = staff.filter(({ roles }) => roles.includes('ROLE_SUPER_ADMIN'))
  const emails = await call.inIdentity((work) =>
    findEmails(
      work,
      owners.map(({ user }) => toAccountId(user.id)),
    ),
  )
  return owners.flatMap(({ user, usuario: { nome } }) => {
    const email = emails.get(toAccountId(user.id))
    return email === undefined ? [] : [{ nome, email }]
  })
}
