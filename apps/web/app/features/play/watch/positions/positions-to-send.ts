import { hasMark } from '@narthex/client/outbox/device-marks'
import { unsentMark } from '@narthex/client/outbox/unsent-mark'
import type { RegisteredOutbox } from '../../../../outbox/registry.ts'
import { unsentMarks } from '../../../../outbox/unsent-marks.ts'

/** Outbox of positions. They are private to the viewer: a logout deletes them. */
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
