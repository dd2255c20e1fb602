import type { RegisteredOutbox } from '../../../../data/outbox/registry.ts'
import { dropLastingDrafts } from '../../../../offline/draft.ts'
import { countUnsentAnswers } from './unsent-answers.ts'

export const answerOutbox: RegisteredOutbox = {
  name: 'answers',
  mayHold: () => true,
  load: async () => ({
    countUnsent: ({ memberId }) => countUnsentAnswers(memberId),
    clear: async () => dropLastingDrafts(),
  }),
}
