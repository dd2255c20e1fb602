import * as address from '@narthex/contract/users/address.endpoints'
import * as child from '@narthex/contract/users/child.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.service.ts'
import { addChild, changeChild, listChildren, removeChild } from './children.service.ts'

export function householdRoutes(): Route[] {
  return [
    route(address.listAddresses, async (call) => ok(await listAddresses(call))),
    route(address.addAddress, async ({ body, ...call }) => ({
      status: 201 as const,
      body: await addAddress(call, body),
    })),
    route(address.changeAddress, async ({ params, body, ...call }) =>
      ok(await changeAddress(call, params.addressId, body)),
    ),
    route(address.removeAddress, async ({ params, ...call }) => {
      await removeAddress(call, params.addressId)
      return done
    }),

    route(child.listChildren, async (call) => ok(await listChildren(call))),
    route(child.addChild, async ({ body, ...call }) => ({
      status: 201 as const,
      body: await addChild(call, body),
    })),
    route(child.changeChild, async ({ params, body, ...call }) => ok(await changeChild(call, params.childId, body))),
    route(child.removeChild, async ({ params, ...call }) => {
      await removeChild(call, params.childId)
      return done
    }),
  ]
}
