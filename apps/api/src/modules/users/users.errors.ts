import { roleErrors } from '@narthex/contract/users/role.errors'
import { type UserErrorCode, userErrors } from '@narthex/contract/users/user.errors'
import { DomainError } from '../../platform/http/domain-error.ts'

const user = (code: UserErrorCode, message: string) => new DomainError(userErrors[code], code, message)

export const cpfInUse = () => user('CPF_IN_USE', 'Somebody else of this church has this CPF')
export const changedMeanwhile = () => user('CHANGED_MEANWHILE', 'This was changed meanwhile; read it anew')
export const limitReached = () => user('LIMIT_REACHED', 'There are as many of these as there may be')
export const alreadyRegistered = () => user('ALREADY_REGISTERED', 'This person is registered at this church')

export const isAlreadyRegistered = (error: unknown) =>
  error instanceof DomainError && error.code === ('ALREADY_REGISTERED' satisfies UserErrorCode)
export const lastAdmin = () =>
  new DomainError(roleErrors.LAST_ADMIN, 'LAST_ADMIN', 'Nobody else administers this church')
