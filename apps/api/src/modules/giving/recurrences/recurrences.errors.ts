import { DomainError } from '../../../platform/errors/domain-error.ts'

export const recurrenceNotAllowed = () => new DomainError('RECURRENCE_NOT_ALLOWED')
export const recurrenceEnded = () => new DomainError('RECURRENCE_ENDED')
export const cycleInProgress = () => new DomainError('CYCLE_IN_PROGRESS')
export const changedMeanwhile = () => new DomainError('CHANGED_MEANWHILE')
export const limitReached = () => new DomainError('LIMIT_REACHED')
