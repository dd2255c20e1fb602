import { hasMark } from '@narthex/client/outbox/device-marks'
import { unsentMark } from '@narthex/client/outbox/unsent-mark'
import type { RegisteredOutbox } from '../../../outbox/registry.ts'
import { unsentMarks } from '../../../outbox/unsent-marks.ts'
import { visitorMark } from './visitor-marks.ts'

/** Marks in verses; those that a visitor made become the member’s who logs in. */
export const bibleMarksToSend: RegisteredOutbox = {
  name: 'bibleMarks',
  mayHold: ({ memberId }) => hasMark(visitorMark) || hasMark(unsentMark(unsentMarks.bibleMarks, memberId)),
  load: async () => {
    const [{ markOutbox }, { adoptVisitorMarks }] = await Promise.all([
      import('./mark-outbox.ts'),
      import('./mark-shelf.ts'),
    ])
    return {
      async sendAll({ memberId }) {
        await adoptVisitorMarks(memberId)
        await markOutbox.send()
      },
      countUnsent: markOutbox.countUnsent,
      clear: markOutbox.clear,
    }
  },
}
