import { consoleSecondFactor } from './factors.ts'

/** The second factor of the team. */
export const messages = { consoleSecondFactor }
