import type { RegisteredOutbox } from '../../data/outbox/registry.ts'
import { unsentMark, unsentMarks } from '../../data/outbox/unsent-mark.ts'
import { hasMark } from '../../offline/device-marks.ts'

/** Marks are their reader's alone: a log-out deletes them. */
export const readingsToSend: RegisteredOutbox = {
  name: 'readings',
  mayHold: ({ memberId }) => hasMark(unsentMark(unsentMarks.readings, memberId)),
  async load() {
    const { markOutbox } = await import('./mark-outbox.ts')
    return { sendAll: () => markOutbox.send(), countUnsent: markOutbox.countUnsent, clear: markOutbox.clear }
  },
}
