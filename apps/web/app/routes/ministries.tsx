import { listMinistries } from '@narthex/contract/content/ministry.endpoints'
import { MinistryList } from '../features/content/ministry-list.tsx'
import { answerList } from '../features/content/reading.server.ts'
import { listQuery } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/ministries'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario } = site.church
  const query = listQuery(visit, args.url)
  const list = await visit.api.call(listMinistries, { params: { slug }, query: { ...query, idioma: visit.locale } })
  return answerList(visit, fusoHorario, { ...page, q: query.q }, list)
}

export default function MinistriesRoute({ loaderData }: Route.ComponentProps) {
  return <MinistryList {...loaderData} />
}
