import { consoleSupport } from './support.ts'

/** The texts of support access. */
export const messages = { consoleSupport }
