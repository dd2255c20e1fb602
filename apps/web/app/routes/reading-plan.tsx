import { PlanPage } from '../features/reading-plans/plan/plan-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/reading-plan'

export const loader = loadPage

export default function ReadingPlanRoute({ loaderData, params }: Route.ComponentProps) {
  return <PlanPage planId={params.planUUID} title={loaderData.title} />
}
