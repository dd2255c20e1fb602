import { type UserErrorCode, userErrors } from '@narthex/contract/users/user.errors'
import { DomainError } from '../../platform/http/domain-error.ts'

const user = (code: UserErrorCode, message: string) => new DomainError(userErrors[code], code, message)

export const cpfInUse = () => user('CPF_IN_USE', 'Somebody else of this church has this CPF')
export const alreadyRegistered = () => user('ALREADY_REGISTERED', 'This person is registered at this church')
