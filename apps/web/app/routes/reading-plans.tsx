import { PlansPage } from '../features/reading-plans/list/plans-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/reading-plans'

export const loader = loadPage

export default function ReadingPlansRoute({ loaderData }: Route.ComponentProps) {
  return <PlansPage title={loaderData.title} />
}
