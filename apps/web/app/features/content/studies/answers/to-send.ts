import { hasMark } from '@narthex/client/outbox/device-marks'
import { unsentMark } from '@narthex/client/outbox/unsent-mark'
import type { RegisteredOutbox } from '../../../../outbox/registry.ts'
import { unsentMarks } from '../../../../outbox/unsent-marks.ts'
import { hasDraftedAnswers } from './drafted-answers.ts'

/** Answers are their writer's alone: a log-out deletes them. */
export const answersToSend: RegisteredOutbox = {
  name: 'answers',
  mayHold: ({ memberId }) => hasMark(unsentMark(unsentMarks.answers, memberId)) || hasDraftedAnswers(memberId),
  async load() {
    const { answerOutbox, moveDraftedAnswers } = await import('./answer-outbox.ts')
    return {
      async sendAll({ memberId }) {
        await moveDraftedAnswers(memberId)
        await answerOutbox.send()
      },
      async countUnsent(owner) {
        await moveDraftedAnswers(owner.memberId)
        return answerOutbox.countUnsent(owner)
      },
      clear: answerOutbox.clear,
    }
  },
}
