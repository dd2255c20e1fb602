import type { RegisteredOutbox } from '../../../../data/outbox/registry.ts'
import { unsentMark, unsentMarks } from '../../../../data/outbox/unsent-mark.ts'
import { hasMark } from '../../../../offline/device-marks.ts'

/** What someone watched is theirs alone: a log-out deletes it. */
export const positionsToSend: RegisteredOutbox = {
  name: 'positions',
  mayHold: ({ memberId }) => hasMark(unsentMark(unsentMarks.positions, memberId)),
  async load() {
    const { positionOutbox } = await import('./position-outbox.ts')
    return {
      sendAll: () => positionOutbox.send(),
      countUnsent: positionOutbox.countUnsent,
      clear: positionOutbox.clear,
    }
  },
}
