import { LeftPage } from '../features/reading-plans/leaving/left-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/reading-plan-left'

export const loader = loadPage

export default function ReadingPlanLeftRoute({ params }: Route.ComponentProps) {
  return <LeftPage planId={params.planUUID} />
}
