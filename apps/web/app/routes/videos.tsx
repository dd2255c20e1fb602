import { listVideoSeries, listVideos } from '@narthex/contract/media/video.endpoints'
import { answerList } from '../features/content/reading.server.ts'
import { VideoList } from '../features/media/videos/video-list.tsx'
import { listQuery } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/videos'

const perPage = 12
const longestSeries = 120

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario } = site.church
  const { q, page: number } = listQuery(visit, args.url)
  const serie = args.url.searchParams.get('serie')?.trim().slice(0, longestSeries) || undefined
  const query = { page: String(number), limit: String(perPage), ...(q && { q }), ...(serie && { serie }) }
  const [list, series] = await Promise.all([
    visit.api.call(listVideos, { params: { slug }, query }),
    visit.api.call(listVideoSeries, { params: { slug } }),
  ])
  if (series.some(({ nome }) => nome === serie)) visit.meant.add('serie')
  return answerList(visit, fusoHorario, { ...page, q, serie, series }, list)
}

export default function VideosRoute({ loaderData }: Route.ComponentProps) {
  return <VideoList {...loaderData} />
}
