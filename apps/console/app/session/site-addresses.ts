import type { OfficeChurch } from '@narthex/contract/office/session.schemas'

/** Where the church's site replaces a forgotten password. */
export const recoveryAddress = ({ site }: Pick<OfficeChurch, 'site'>): string => `${site}/access#recuperar`

/** Where a member adds a second factor to their account. */
export const securityAddress = ({ site }: Pick<OfficeChurch, 'site'>): string => `${site}/user/security`
