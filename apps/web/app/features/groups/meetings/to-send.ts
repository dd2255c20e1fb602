import { hasMark } from '@narthex/client/outbox/device-marks'
import { unsentMark } from '@narthex/client/outbox/unsent-mark'
import type { RegisteredOutbox } from '../../../outbox/registry.ts'
import { unsentMarks } from '../../../outbox/unsent-marks.ts'

/** Meetings that their leader wrote down wait on the device through a log-out (decision 0032): nothing clears them. */
export const meetingsToSend: RegisteredOutbox = {
  name: 'meetings',
  mayHold: ({ memberId }) => hasMark(unsentMark(unsentMarks.meetings, memberId)),
  load: () =>
    import('./meeting-outbox.ts').then(({ meetingOutbox: { send, countUnsent } }) => ({ sendAll: send, countUnsent })),
}
