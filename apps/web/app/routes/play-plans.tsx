import { listPlayPlans } from '@narthex/contract/play/subscription.endpoints'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { openPlayPage } from '../features/play/load-play.server.ts'
import { PlansPage } from '../features/play/plans/plans-page.tsx'
import { orNull } from '../page/api-refusal.ts'
import { allowGateways } from '../payments/allow-gateways.server.ts'
import type { Route } from './+types/play-plans'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page, play } = await openPlayPage(args)
  const { slug } = site.church
  const { searchParams } = args.url
  const codigo = searchParams.get('codigo') ?? undefined
  const plano = Number(searchParams.get('plano') ?? Number.NaN)
  const params = { slug }
  const list = (query: { codigo?: string }) => visit.api.call(listPlayPlans, { params, query })
  // A malformed code shows what everyone sees.
  const plans = (await orNull(list({ ...(codigo && { codigo }) }))) ?? (await list({}))
  const isChosen = searchParams.has('plano')
  if (plans.some(({ id }) => id === plano)) visit.meant.add('plano')
  if (isChosen) await allowGateways(visit, slug)
  const isListed = page.isListed && !isChosen
  return { ...page, isListed, play, plans, codigo, plano: isChosen ? plano : undefined }
}

/** Reloads the document for a chosen plan: paying needs its own policy, which is set when a document is loaded. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (!new URL(request.url).searchParams.has('plano')) return serverLoader()
  if (window.location.href === request.url) window.location.reload()
  else window.location.assign(request.url)
  return new Promise<never>(() => {})
}

/** Does not load again while a subscription is being paid: only the order is added to the address. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const plan = nextUrl.searchParams.get('plano')
  return defaultShouldRevalidate && (plan === null || plan !== currentUrl.searchParams.get('plano'))
}

export default function PlayPlansRoute({ loaderData }: Route.ComponentProps) {
  return <PlansPage {...loaderData} />
}
