import { consoleStart, consoleTeam } from './start.ts'

/** The texts of the guided start and of the team. */
export const messages = { consoleStart, consoleTeam }
