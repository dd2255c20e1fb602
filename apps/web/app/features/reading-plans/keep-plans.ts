import { readWithCopy } from '@narthex/client/data/member-copies'
import type { Keeper } from '../../offline/keepers.ts'
import { pathTo } from '../../routing/page-path.ts'
import { plansCopy, subscriptionCopy, subscriptionsCopy } from './plan-calls.ts'

/** The plan that a member reads today, and the list of their plans. */
export const planKeeper: Keeper = {
  findPages({ home: { leitura } }) {
    if (!leitura) return undefined
    const { uuid, plano } = leitura
    const path = pathTo('/reading-plans/:planUUID', { planUUID: plano.uuid }, `?subscriptionUuid=${uuid}`)
    return { paths: [path, '/reading-plans'], listed: [{ path, title: plano.nome }] }
  },

  async load({ reader: { memberId }, home: { leitura }, locale }) {
    if (!leitura) return
    for (const { name, load } of [subscriptionCopy(leitura.uuid, locale), subscriptionsCopy(locale), plansCopy(locale)])
      await readWithCopy<unknown>(memberId, name, load)
  },
}
