import { readWithCopy } from '@narthex/client/data/member-copies'
import type { Keeper } from '../../../offline/keepers.ts'
import { cardCopy } from './use-card.ts'

/** The member's card, where they have one. */
export const cardKeeper: Keeper = {
  findPages: ({ home: { flagCarteirinha } }) =>
    flagCarteirinha ? { paths: ['/user/member-card'], listed: [] } : undefined,

  async load({ reader: { memberId, codigo } }) {
    const { name, load } = cardCopy(memberId, codigo)
    await readWithCopy(memberId, name, load)
  },
}
