import { invalid } from '../../platform/errors/domain-error.ts'

export const noSuchReason = () => invalid([{ path: 'body.idOracaoMotivo', message: 'Not a reason of this church' }])
export const phoneNeeded = () => invalid([{ path: 'body.telefone', message: 'A phone number is required for a call' }])
