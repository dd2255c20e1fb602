import { getEvent } from '@narthex/contract/events/event.endpoints'
import { getEventSale } from '@narthex/contract/tickets/sale.endpoints'
import { CheckoutPage } from '../features/tickets/checkout/checkout-page.tsx'
import { orNull } from '../page/api-refusal.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import { allowGateways } from '../payments/allow-gateways.server.ts'
import type { Route } from './+types/checkout'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug } = site.church
  const [evento, reserva] = [args.url.searchParams.get('evento'), args.url.searchParams.get('reserva')]
  await allowGateways(visit, slug)
  if (!evento || !/^\d{1,9}$/.test(evento) || !reserva || !/^[0-9A-HJKMNP-TV-Z]{26}$/.test(reserva))
    return { ...page, found: null }
  const params = { slug, id: evento }
  const found = await orNull(
    Promise.all([visit.api.call(getEvent, { params }), visit.api.call(getEventSale, { params, query: {} })]),
  )
  return { ...page, found: found && { event: found[0], sale: found[1], reserva } }
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage title={loaderData.title} found={loaderData.found} />
}
