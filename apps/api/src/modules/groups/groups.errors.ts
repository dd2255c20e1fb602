import { type GroupErrorCode, groupErrors } from '@narthex/contract/groups/group.errors'
import { DomainError } from '../../platform/http/domain-error.ts'

const group = (code: GroupErrorCode, message: string) => new DomainError(groupErrors[code], code, message)

export const alreadyRequested = () => group('ALREADY_REQUESTED', 'Another request to this group waits for an answer')
export const alreadyMember = () => group('ALREADY_MEMBER', 'This person is a member of this group')
export const groupFull = () => group('GROUP_FULL', 'This group has no place left')
export const notTakingRequests = () => group('NOT_TAKING_REQUESTS', 'This group takes nobody who asks')
export const alreadyDecided = () => group('ALREADY_DECIDED', 'This request was answered already')
export const requestWithdrawn = () => group('REQUEST_WITHDRAWN', 'This request was taken back')
export const lastLeader = () => group('LAST_LEADER', 'Nobody else leads this group')
export const notForMinors = () => group('NOT_FOR_MINORS', 'This is not open to minors')
