import { consoleWelcome } from './welcome.ts'

/** The texts of the page at which a password is chosen. */
export const messages = { consoleWelcome }
