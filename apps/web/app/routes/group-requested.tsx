import { getGroup } from '@narthex/contract/groups/group.endpoints'
import { RequestedPage } from '../features/groups/requested-page.tsx'
import { orNull } from '../page/api-refusal.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/group-requested'

export async function loader(args: Route.LoaderArgs) {
  const { visit, page } = await openChurchPage(args)
  const id = args.url.searchParams.get('celula')
  const group = id === null ? null : await orNull(visit.api.call(getGroup, { params: { id } }))
  if (group) visit.meant.add('celula')
  return { ...page, group: group ? { id: group.id, nome: group.nome } : undefined }
}

export default function GroupRequestedRoute({ loaderData }: Route.ComponentProps) {
  return <RequestedPage group={loaderData.group} />
}
