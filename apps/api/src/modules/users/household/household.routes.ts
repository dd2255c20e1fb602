import * as address from '@narthex/contract/users/address.endpoints'
import * as child from '@narthex/contract/users/child.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.service.ts'
import { addChild, changeChild, listChildren, removeChild } from './children.service.ts'

export function householdRoutes(platform: Needs<'cache' | 'clock' | 'transactions'>): Route[] {
  return [
    route(address.listAddresses, async ({ church, actor }) =>
      ok(await listAddresses(platform, church, actor.memberId)),
    ),
    route(address.addAddress, async ({ church, body, actor }) => ({
      status: 201 as const,
      body: await addAddress(platform, church, actor.memberId, body),
    })),
    route(address.changeAddress, async ({ church, params: { addressId }, body, actor }) =>
      ok(await changeAddress(platform, church, { memberId: actor.memberId, id: addressId }, body)),
    ),
    route(address.removeAddress, async ({ church, params: { addressId }, actor }) => {
      await removeAddress(platform, church, { memberId: actor.memberId, id: addressId })
      return done
    }),

    route(child.listChildren, async ({ church, actor }) => ok(await listChildren(platform, church, actor.memberId))),
    route(child.addChild, async ({ church, body, actor }) => ({
      status: 201 as const,
      body: await addChild(platform, church, actor.memberId, body),
    })),
    route(child.changeChild, async ({ church, params: { childId }, body, actor }) =>
      ok(await changeChild(platform, church, { memberId: actor.memberId, id: childId }, body)),
    ),
    route(child.removeChild, async ({ church, params: { childId }, actor }) => {
      await removeChild(platform, church, { memberId: actor.memberId, id: childId })
      return done
    }),
  ]
}
