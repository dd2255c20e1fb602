import { listClients } from '@narthex/contract/churches/church.endpoints'
import { ChangeChurch } from '../features/churches/change-church.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/user-church'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const organizacao = site.church.slugOrganizacao
  const churches = organizacao ? await visit.api.call(listClients, { query: { organizacao } }) : []
  return { ...page, churches }
}

export default function UserChurchRoute({ loaderData: { title, churches } }: Route.ComponentProps) {
  return <ChangeChurch title={title} churches={churches} />
}
