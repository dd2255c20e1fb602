import { PasswordChanged } from '../features/users/password-changed.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/password-changed'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, [])
  return page
}

export default function PasswordChangedRoute() {
  return <PasswordChanged />
}
