import { LeavePage } from '../features/reading-plans/leaving/leave-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/leave-reading-plan'

export const loader = loadPage

export default function LeaveReadingPlanRoute({ loaderData, params }: Route.ComponentProps) {
  return <LeavePage planId={params.planUUID} title={loaderData.title} />
}
