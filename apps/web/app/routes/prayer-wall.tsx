import { listPrayers, listReasons } from '@narthex/contract/prayer/prayer.endpoints'
import { answerList } from '../features/content/reading.server.ts'
import { PrayerWall } from '../features/prayer/wall/prayer-wall.tsx'
import { listQuery } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/prayer-wall'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario } = site.church
  const { searchParams } = args.url
  const reasons = await visit.api.call(listReasons, { params: { slug } })
  // An unknown filter is ignored, and its page is not cached.
  const motivo = reasons.find(({ id }) => String(id) === searchParams.get('motivo'))?.id
  const isAnswered = searchParams.get('respondidas') === '1'
  if (motivo) visit.meant.add('motivo')
  if (isAnswered) visit.meant.add('respondidas')
  const list = await visit.api.call(listPrayers, {
    params: { slug },
    query: {
      page: listQuery(visit, args.url).page,
      ...(motivo && { motivo: String(motivo) }),
      ...(isAnswered && { respondidas: '1' as const }),
    },
  })
  const query = { ...(motivo && { motivo }), ...(isAnswered && ({ respondidas: 1 } as const)) }
  return answerList(visit, fusoHorario, { ...page, reasons, query }, list)
}

export default function PrayerWallRoute({ loaderData }: Route.ComponentProps) {
  return <PrayerWall {...loaderData} />
}
