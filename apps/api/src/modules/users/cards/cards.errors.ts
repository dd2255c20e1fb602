import { type CardErrorCode, cardErrors } from '@narthex/contract/users/card.errors'
import { DomainError } from '../../../platform/http/domain-error.ts'

const card = (code: CardErrorCode, message: string) => new DomainError(cardErrors[code], code, message)

export const noMemberCard = () => card('NO_MEMBER_CARD', 'This person has no member card')
export const memberNumberInUse = () => card('MEMBER_NUMBER_IN_USE', 'Another card of this church bears this number')
