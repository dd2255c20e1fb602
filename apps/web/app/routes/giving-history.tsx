import { GivingPage } from '../features/giving/history/giving-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/giving-history'

export const loader = loadPage

export default function GivingPageRoute({ loaderData }: Route.ComponentProps) {
  return <GivingPage title={loaderData.title} />
}
