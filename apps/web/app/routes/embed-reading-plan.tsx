import { EmbeddedPlans } from '../features/reading-plans/embed/embedded-plans.tsx'
import { PlanPage } from '../features/reading-plans/plan/plan-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/embed-reading-plan'

export const loader = loadPage

export default function EmbedReadingPlanRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <EmbeddedPlans view="plan">
      <PlanPage planId={params.planUUID} title={loaderData.title} />
    </EmbeddedPlans>
  )
}
