import type { RegisteredOutbox } from '../../../data/outbox/registry.ts'
import { mayHaveUnsent } from './unsent-mark.ts'

/** Meetings that their leader wrote down wait on the device through a log-out (decision 0032). */
export const meetingOutbox: RegisteredOutbox = {
  name: 'meetings',
  mayHold: ({ memberId }) => mayHaveUnsent(memberId),
  async load() {
    const [{ sendUnsent }, { listUnsent }] = await Promise.all([import('./send-unsent.ts'), import('./unsent.ts')])
    return {
      sendAll: sendUnsent,
      async countUnsent({ memberId }) {
        await sendUnsent()
        return (await listUnsent(memberId)).length
      },
    }
  },
}
