import type { RegisteredOutbox } from '../../data/outbox/registry.ts'
import { unsentMark, unsentMarks } from '../../data/outbox/unsent-mark.ts'
import { hasMark } from '../../offline/device-marks.ts'

/** Readings wait on the phone through a log-out: nothing clears them. */
export const scansToSend: RegisteredOutbox = {
  name: 'scans',
  mayHold: ({ memberId }) => hasMark(unsentMark(unsentMarks.scans, memberId)),
  load: () =>
    import('./scan-outbox.ts').then(({ scanOutbox: { send, countUnsent } }) => ({ sendAll: send, countUnsent })),
}
