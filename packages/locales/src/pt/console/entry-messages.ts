import { secondStep } from '../second-step.ts'
import { validation } from '../validation.ts'

/** The texts of what is filled in: the way in and every form. */
export const messages = { secondStep, validation }
