import type { RegisteredOutbox } from '../../../data/outbox/registry.ts'
import { unsentMark, unsentMarks } from '../../../data/outbox/unsent-mark.ts'
import { hasMark } from '../../../offline/device-marks.ts'

/** Meetings that their leader wrote down wait on the device through a log-out (decision 0032): nothing clears them. */
export const meetingsToSend: RegisteredOutbox = {
  name: 'meetings',
  mayHold: ({ memberId }) => hasMark(unsentMark(unsentMarks.meetings, memberId)),
  load: () =>
    import('./meeting-outbox.ts').then(({ meetingOutbox: { send, countUnsent } }) => ({ sendAll: send, countUnsent })),
}
