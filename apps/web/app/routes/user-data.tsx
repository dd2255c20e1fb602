import { listCongregations } from '@narthex/contract/churches/church.endpoints'
import { DataPage } from '../features/users/person/data-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/user-data'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const congregations = await visit.api.call(listCongregations, { query: { igreja: site.church.slug } })
  return { ...page, congregations }
}

export default function UserDataRoute({ loaderData: { title, congregations } }: Route.ComponentProps) {
  return <DataPage title={title} congregations={congregations} />
}
