import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Skeleton } from '@narthex/ui/skeleton'
import { useSearchParams } from 'react-router'
import { SubscriptionsPage } from '../features/giving/recurring/mine/subscriptions-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import { useChurchSite } from '../page/use-site.ts'
import { allowGateways } from '../payments/allow-gateways.server.ts'
import type { Route } from './+types/subscriptions'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  await allowGateways(visit, site.church.slug)
  return page
}

/** Page with its forms, which the list does not load. */
const PlayAccountPage = lazyPart(
  async () => (await import('../features/play/subscription/play-account-page.tsx')).PlayAccountPage,
)
const PlaySection = lazyPart(async () => (await import('../features/play/subscription/play-section.tsx')).PlaySection)

export default function SubscriptionsRoute({ loaderData }: Route.ComponentProps) {
  const { modules } = useChurchSite()
  const [query] = useSearchParams()
  const hasPlay = modules.includes('MOD_ASSINATURA')
  if (hasPlay && query.has('play')) {
    return (
      <LazyPart fallback={<Skeleton className="h-80 w-full rounded-card" />} failed={<LoadFailed />}>
        <PlayAccountPage />
      </LazyPart>
    )
  }
  const play = hasPlay && (
    <LazyPart fallback={<Skeleton className="mt-10 h-44 w-full rounded-card" />}>
      <PlaySection />
    </LazyPart>
  )
  // A church without gifts has no list of them.
  if (hasPlay && !modules.includes('MOD_DOACAO')) {
    return (
      <>
        <h1 className="sr-only">{loaderData.title}</h1>
        {play}
      </>
    )
  }
  return <SubscriptionsPage title={loaderData.title}>{play}</SubscriptionsPage>
}
