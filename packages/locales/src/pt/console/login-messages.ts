import { consoleLogin } from './login.ts'

/** The texts of logging in, and of confirming who is there. */
export const messages = { consoleLogin }
