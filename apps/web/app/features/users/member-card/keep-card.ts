import { readWithCopy } from '@narthex/client/data/member-copies'
import type { Keeper } from '../../../offline/keepers.ts'
import { photoCopy } from './card-photo.ts'
import { cardCopy } from './use-card.ts'

/** The member's card with its photo, where they have one. */
export const cardKeeper: Keeper = {
  findPages: ({ home: { flagCarteirinha } }) =>
    flagCarteirinha ? { paths: ['/user/member-card'], listed: [] } : undefined,

  async load({ reader: { memberId, codigo } }) {
    const { name, load } = cardCopy(memberId, codigo)
    const { value: card } = await readWithCopy(memberId, name, load)
    const photo = photoCopy(codigo, card?.foto ?? null)
    await readWithCopy(memberId, photo.name, photo.load)
  },
}
