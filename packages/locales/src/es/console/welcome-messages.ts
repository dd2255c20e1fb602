import { consoleReplyAddress } from './reply-address.ts'
import { consoleWelcome } from './welcome.ts'

/** The texts of the pages to which mails lead: where a password is chosen, and where a reply address is confirmed. */
export const messages = { consoleReplyAddress, consoleWelcome }
