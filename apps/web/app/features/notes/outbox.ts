import type { RegisteredOutbox } from '../../data/outbox/registry.ts'
import { mayBeLeft } from '../../offline/left-here.ts'

export const noteOutbox: RegisteredOutbox = {
  name: 'notes',
  mayHold: () => mayBeLeft('notes'),
  load: () => import('./local/note-desk.ts').then(({ noteOutboxContents }) => noteOutboxContents),
}
