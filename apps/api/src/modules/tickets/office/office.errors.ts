import { DomainError } from '../../../platform/errors/domain-error.ts'

export const alreadySold = () => new DomainError('ALREADY_SOLD')
export const seatsTaken = () => new DomainError('SEATS_TAKEN')
export const changedMeanwhile = () => new DomainError('CHANGED_MEANWHILE')
