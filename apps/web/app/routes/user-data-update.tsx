import { PaymentDataPage } from '../features/users/person/payment-data-page.tsx'
import { formNamespaces } from '../forms/form-namespaces.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/user-data-update'

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openChurchPage(args, [...formNamespaces, 'lookups', 'person'])
  return page
}

export default function UserDataUpdateRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentDataPage title={loaderData.title} />
}
