import { consoleAudit } from './audit.ts'

/** The texts of the audit log. */
export const messages = { consoleAudit }
