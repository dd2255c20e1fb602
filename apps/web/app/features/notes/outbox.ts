import type { RegisteredOutbox } from '../../data/outbox/registry.ts'
import { hasMark } from '../../offline/device-marks.ts'

export const noteOutbox: RegisteredOutbox = {
  name: 'notes',
  mayHold: () => hasMark('notes'),
  load: () => import('./local/open-notebook.ts').then(({ noteOutboxContents }) => noteOutboxContents),
}
