import { EmbeddedPlans } from '../features/reading-plans/embed/embedded-plans.tsx'
import { LeftPage } from '../features/reading-plans/leaving/left-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/embed-reading-plan-left'

export const loader = loadPage

export default function EmbedReadingPlanLeftRoute({ params }: Route.ComponentProps) {
  return (
    <EmbeddedPlans view="confirm">
      <LeftPage planId={params.planUUID} />
    </EmbeddedPlans>
  )
}
