import { PasswordChanged } from '../features/users/password-changed.tsx'
import { loadPage } from '../page/load-page.server.ts'

export const loader = loadPage

export default function PasswordChangedRoute() {
  return <PasswordChanged />
}
