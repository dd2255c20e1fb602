import { RegistrationsPage } from '../features/registrations/registrations-page.tsx'
import { loadPage } from '../page/load-page.server.ts'
import type { Route } from './+types/registrations'

export const loader = loadPage

export default function RegistrationsRoute({ loaderData }: Route.ComponentProps) {
  return <RegistrationsPage title={loaderData.title} />
}
