import { hasMark } from '@narthex/client/outbox/device-marks'
import type { RegisteredOutbox } from '../../outbox/registry.ts'

export const noteOutbox: RegisteredOutbox = {
  name: 'notes',
  mayHold: () => hasMark('notes'),
  load: () => import('./local/open-notebook.ts').then(({ noteOutboxContents }) => noteOutboxContents),
}
