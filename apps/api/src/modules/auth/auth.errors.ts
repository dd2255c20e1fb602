import { type AuthErrorCode, authErrors } from '@narthex/contract/auth/auth.errors'
import { DomainError } from '../../platform/http/domain-error.ts'

const auth = (code: AuthErrorCode, message: string) => new DomainError(authErrors[code], code, message)

export const invalidCredentials = () => auth('INVALID_CREDENTIALS', 'The e-mail or the password is wrong')
export const sessionEnded = () => auth('SESSION_ENDED', 'This session has ended')
export const accountInactive = () => auth('ACCOUNT_INACTIVE', 'The e-mail was not confirmed')
export const membershipInactive = () => auth('MEMBERSHIP_INACTIVE', 'This church has closed this membership')
export const registrationIncomplete = () => auth('REGISTRATION_INCOMPLETE', 'This church does not know you yet')
export const emailNotFound = () => auth('EMAIL_NOT_FOUND', 'No login has this e-mail')
export const wrongPassword = () => auth('WRONG_PASSWORD', 'The current password is wrong')
export const invalidCode = () => auth('INVALID_CODE', 'The code is not valid, or not any more')
