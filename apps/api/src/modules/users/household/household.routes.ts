import * as address from '@narthex/contract/users/address.endpoints'
import * as child from '@narthex/contract/users/child.endpoints'
import { requireOwnMembership, requireSelf } from '../../../platform/http/require-self.ts'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addAddress, addressesOf, changeAddress, removeAddress } from './addresses.service.ts'
import { addChild, changeChild, childrenOf, removeChild } from './children.service.ts'

export function householdRoutes(platform: Platform): Route[] {
  return [
    route(address.listAddresses, async ({ church, params, actor }) => {
      requireSelf(actor, params.id)
      return ok(await addressesOf(platform, church, actor.memberId))
    }),
    route(address.addAddress, async ({ church, params, body, actor }) => {
      requireOwnMembership(actor, params.id)
      return { status: 201 as const, body: await addAddress(platform, church, actor.memberId, body) }
    }),
    route(address.changeAddress, async ({ church, params: { id, addressId }, body, actor }) => {
      requireOwnMembership(actor, id)
      return ok(await changeAddress(platform, church, { memberId: actor.memberId, id: addressId }, body))
    }),
    route(address.removeAddress, async ({ church, params: { id, addressId }, actor }) => {
      requireOwnMembership(actor, id)
      await removeAddress(platform, church, { memberId: actor.memberId, id: addressId })
      return done
    }),

    route(child.listChildren, async ({ church, params, actor }) => {
      requireSelf(actor, params.id)
      return ok(await childrenOf(platform, church, actor.memberId))
    }),
    route(child.addChild, async ({ church, params, body, actor }) => {
      requireOwnMembership(actor, params.id)
      return { status: 201 as const, body: await addChild(platform, church, actor.memberId, body) }
    }),
    route(child.changeChild, async ({ church, params: { id, childId }, body, actor }) => {
      requireOwnMembership(actor, id)
      return ok(await changeChild(platform, church, { memberId: actor.memberId, id: childId }, body))
    }),
    route(child.removeChild, async ({ church, params: { id, childId }, actor }) => {
      requireOwnMembership(actor, id)
      await removeChild(platform, church, { memberId: actor.memberId, id: childId })
      return done
    }),
  ]
}
