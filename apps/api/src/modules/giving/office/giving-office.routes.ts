import * as office from '@narthex/contract/giving/giving-office.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { PaymentNeeds } from '../../payments/orders/payment-needs.ts'
import { readGiftSettings } from '../giving-settings.service.ts'
import { addReason, orderReasons, replaceReason } from '../reasons.editing.service.ts'
import { enterGift } from './entered-gifts.service.ts'
import { exportGifts } from './gift-export.service.ts'
import { readGift, readGiftList } from './gift-list.service.ts'
import { saveGivingForm } from './giving-form.service.ts'
import { listOfficeReasons } from './reasons-office.service.ts'

/** The treasurer's calls about gifts, and the super administrators' about how the church takes them. */
export function givingOfficeRoutes(platform: PaymentNeeds): Route[] {
  return [
    route(office.listGifts, async ({ query, ...call }) => ok(await readGiftList(call, query))),
    route(office.enterGift, async ({ body, ...call }) => ok(await enterGift(platform, call, body))),
    route(office.exportGifts, ({ query, ...call }) => exportGifts(call, query)),
    route(office.getOfficeGift, async ({ params, ...call }) => ok(await readGift(call, params.codigo))),
    route(office.listOfficeReasons, async (call) => ok(await listOfficeReasons(call))),
    route(office.addGivingReason, async ({ body, ...call }) => ok({ id: await addReason(call, body) })),
    route(office.setGivingReason, async ({ params, body, ...call }) => {
      await replaceReason(call, params.id, body)
      return done
    }),
    route(office.orderGivingReasons, async ({ body, ...call }) => {
      await orderReasons(call, body.ids)
      return done
    }),
    route(office.getGivingForm, async ({ inChurch }) => ok(await inChurch(readGiftSettings))),
    route(office.setGivingForm, async ({ body, ...call }) => ok(await saveGivingForm(call, body))),
  ]
}
