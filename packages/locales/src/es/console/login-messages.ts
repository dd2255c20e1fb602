import type { messages as pt } from '../../pt/console/login-messages.ts'
import type { Translation } from '../../translation.ts'
import { consoleLogin } from './login.ts'

/** The texts of logging in, and of confirming who is there. */
export const messages = { consoleLogin } satisfies Translation<typeof pt>
