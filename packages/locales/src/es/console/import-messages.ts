import { consoleImport } from './import.ts'

/** The texts of reading in a table. */
export const messages = { consoleImport }
