import type { RegisteredOutbox } from '../../../data/outbox/registry.ts'
import { unsentMark, unsentMarks } from '../../../data/outbox/unsent-mark.ts'
import { hasMark } from '../../../offline/device-marks.ts'
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
