import { getPrayer } from '@narthex/contract/prayer/prayer.endpoints'
import { data } from 'react-router'
import { PrayerGone } from '../features/prayer/page/prayer-gone.tsx'
import { PrayerPage } from '../features/prayer/page/prayer-page.tsx'
import { isNotFound } from '../page/api-refusal.ts'
import { nextMidnight } from '../page/next-midnight.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/prayer'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario } = site.church
  const renderedAt = visit.now.toISOString()
  visit.changesAt(nextMidnight(fusoHorario, visit.now))
  try {
    const prayer = await visit.api.call(getPrayer, { params: { slug, id: args.params.prayerId }, query: {} })
    if (prayer.proximaPublicacao) visit.changesAt(new Date(prayer.proximaPublicacao))
    return { ...page, renderedAt, prayer }
  } catch (error) {
    if (!isNotFound(error)) throw error
    // Unknown ids have no limit, so their pages are not cached.
    visit.isMadeEachTime = true
    return data({ ...page, renderedAt, prayer: null }, { status: 404 })
  }
}

export default function PrayerRoute({ loaderData: { title, prayer, renderedAt } }: Route.ComponentProps) {
  return prayer ? <PrayerPage key={prayer.id} prayer={prayer} renderedAt={renderedAt} /> : <PrayerGone title={title} />
}
