import type { Messages } from '../catalogue.ts'
import type { Variant } from '../translation.ts'
import { account } from './account.ts'
import { church } from './church.ts'
import { giving } from './giving.ts'
import { groups } from './groups.ts'
import { mails } from './mails.ts'
import { media } from './media.ts'
import { play } from './play.ts'
import { tickets } from './tickets.ts'

/** Spanish as Spain writes it: the texts that differ from `es`. */
export const messages: Variant<Messages> = {
  ...account,
  ...church,
  ...giving,
  ...groups,
  ...mails,
  ...media,
  ...play,
  ...tickets,
}
