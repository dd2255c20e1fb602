import { hasMark } from '@narthex/client/outbox/device-marks'
import { unsentMark } from '@narthex/client/outbox/unsent-mark'
import type { RegisteredOutbox } from '../../outbox/registry.ts'
import { unsentMarks } from '../../outbox/unsent-marks.ts'

/** Marks are their reader's alone: a log-out deletes them. */
export const readingsToSend: RegisteredOutbox = {
  name: 'readings',
  mayHold: ({ memberId }) => hasMark(unsentMark(unsentMarks.readings, memberId)),
  async load() {
    const { markOutbox } = await import('./mark-outbox.ts')
    return { sendAll: () => markOutbox.send(), countUnsent: markOutbox.countUnsent, clear: markOutbox.clear }
  },
}
