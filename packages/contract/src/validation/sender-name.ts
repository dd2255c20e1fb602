import * as z from 'zod/mini'
import { code } from './codes.ts'
import { personName } from './text.ts'

/** `@` in all its widths. */
const namesMailbox = (name: string) => name.normalize('NFKC').includes('@')

/**
 * The name that readers of mails see as their sender: one line, and no address of a mailbox or of the web, which programs would
 * show in the place of the true one.
 */
export const senderName = (longest: number) =>
  personName(longest).check(
    z.overwrite((name) => name.replace(/\s+/g, ' ')),
    z.refine((name) => !namesMailbox(name), { error: code('NO_LINK') }),
  )
