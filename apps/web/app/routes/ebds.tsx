import { listCourses } from '@narthex/contract/content/ebd.endpoints'
import { CourseList } from '../features/content/course-list.tsx'
import { answerList } from '../features/content/reading.server.ts'
import { listQuery } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/ebds'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario } = site.church
  const query = listQuery(visit, args.url)
  const list = await visit.api.call(listCourses, { params: { slug }, query: { ...query, idioma: visit.locale } })
  return answerList(visit, fusoHorario, { ...page, q: query.q }, list)
}

export default function EbdsRoute({ loaderData }: Route.ComponentProps) {
  return <CourseList {...loaderData} />
}
