import { listStudies, listStudySeries } from '@narthex/contract/content/study.endpoints'
import { answerList } from '../features/content/reading.server.ts'
import { StudyList } from '../features/content/studies/study-list.tsx'
import { listQuery } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/studies'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const query = listQuery(visit, args.url)
  const allSeries = await visit.api.call(listStudySeries, { query: { idioma: visit.locale } })
  const asked = args.url.searchParams.get('serie')
  const series = allSeries.find(({ slug }) => slug === asked)?.slug
  if (series) visit.meant.add('serie')
  const list = await visit.api.call(listStudies, { query: { ...query, serie: series, idioma: visit.locale } })
  return answerList(visit, site.church.fusoHorario, { ...page, q: query.q, allSeries, series }, list)
}

export default function StudiesRoute({ loaderData }: Route.ComponentProps) {
  return <StudyList {...loaderData} />
}
