import { DomainError } from '../../../platform/errors/domain-error.ts'

export const alreadySold = () => new DomainError('ALREADY_SOLD')
export const listHasReadings = () => new DomainError('LIST_HAS_READINGS')
export const lastList = () => new DomainError('LAST_LIST')
export const noRecipients = () => new DomainError('NO_RECIPIENTS')
export const seatsTaken = () => new DomainError('SEATS_TAKEN')
export const changedMeanwhile = () => new DomainError('CHANGED_MEANWHILE')
