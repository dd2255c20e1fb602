import { EmbeddedPlans } from '../features/reading-plans/embed/embedded-plans.tsx'
import { PlansPage } from '../features/reading-plans/list/plans-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/embed-reading-plans'

export const loader = loadPage

export default function EmbedReadingPlansRoute({ loaderData }: Route.ComponentProps) {
  return (
    <EmbeddedPlans view="list">
      <PlansPage title={loaderData.title} />
    </EmbeddedPlans>
  )
}
