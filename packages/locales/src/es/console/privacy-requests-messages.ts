import { consolePrivacyRequests } from './privacy-requests.ts'

/** The requests about personal data. */
export const messages = { consolePrivacyRequests }
