import { ModerationPage } from '../features/prayer/moderation/moderation-page.tsx'
import { formNamespaces } from '../forms/form-namespaces.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/prayer-moderation'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, ['prayerWall', 'prayerModeration', ...formNamespaces])
  return page
}

export default function ModerationPageRoute({ loaderData }: Route.ComponentProps) {
  return <ModerationPage title={loaderData.title} />
}
