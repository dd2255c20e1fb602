import { consoleExport } from './export.ts'

/** The texts of exports of the whole church. */
export const messages = { consoleExport }
