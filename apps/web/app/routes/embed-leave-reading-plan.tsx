import { EmbeddedPlans } from '../features/reading-plans/embed/embedded-plans.tsx'
import { LeavePage } from '../features/reading-plans/leaving/leave-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/embed-leave-reading-plan'

export const loader = loadPage

export default function EmbedLeaveReadingPlanRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <EmbeddedPlans view="delete">
      <LeavePage planId={params.planUUID} title={loaderData.title} />
    </EmbeddedPlans>
  )
}
