import { DomainError } from '../../platform/errors/domain-error.ts'

export const givingUnavailable = () => new DomainError('GIVING_UNAVAILABLE')
export const reasonUnavailable = () => new DomainError('REASON_UNAVAILABLE')
export const giftTooSmall = () => new DomainError('GIFT_TOO_SMALL')
export const giverDataMissing = () => new DomainError('EVT_REG_026')
export const tooLargeGift = () => new DomainError('AMOUNT_TOO_LARGE')
