import { type MeetingErrorCode, meetingErrors } from '@narthex/contract/groups/meeting.errors'
import { DomainError } from '../../../platform/http/domain-error.ts'

const meeting = (code: MeetingErrorCode, message: string) => new DomainError(meetingErrors[code], code, message)

export const meetingRemoved = () => meeting('MEETING_REMOVED', 'This record was taken away')
