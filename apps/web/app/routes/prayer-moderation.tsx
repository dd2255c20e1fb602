import { ModerationPage } from '../features/prayer/moderation/moderation-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/prayer-moderation'

export const loader = loadPage

export default function ModerationPageRoute({ loaderData }: Route.ComponentProps) {
  return <ModerationPage title={loaderData.title} />
}
