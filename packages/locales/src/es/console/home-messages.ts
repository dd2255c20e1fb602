import { consoleHome } from './home.ts'

/** The texts of the home of the office. */
export const messages = { consoleHome }
