import { hasMark } from '@narthex/client/outbox/device-marks'
import { unsentMark } from '@narthex/client/outbox/unsent-mark'
import type { RegisteredOutbox } from '../../outbox/registry.ts'
import { unsentMarks } from '../../outbox/unsent-marks.ts'

/** Readings wait on the phone through a log-out: nothing clears them. */
export const scansToSend: RegisteredOutbox = {
  name: 'scans',
  mayHold: ({ memberId }) => hasMark(unsentMark(unsentMarks.scans, memberId)),
  load: () =>
    import('./scan-outbox.ts').then(({ scanOutbox: { send, countUnsent } }) => ({ sendAll: send, countUnsent })),
}
