import type { messages as pt } from '../../pt/console/entry-messages.ts'
import type { Translation } from '../../translation.ts'
import { secondStep } from '../second-step.ts'
import { validation } from '../validation.ts'

/** The texts of what is filled in: the way in and every form. */
export const messages = { secondStep, validation } satisfies Translation<typeof pt>
