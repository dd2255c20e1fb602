import { getGivingSettings, listGivingReasons, listGoalProgress } from '@narthex/contract/giving/giving.endpoints'
import { readPreset } from '../features/giving/gift-address.ts'
import { GivePage } from '../features/giving/options/give-page.tsx'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/give'

/** The progress towards the goals changes with each gift, and the page is cached: it may be this old. */
const progressSeconds = 60

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { slug: site.church.slug }
  const [reasons, settings] = await Promise.all([
    visit.api.call(listGivingReasons, { params, query: { doacao: 'true' } }),
    visit.api.call(getGivingSettings, { params }),
  ])
  const hasGoals = reasons.some(({ meta }) => meta)
  const progress = hasGoals ? await visit.api.call(listGoalProgress, { params }) : []
  if (hasGoals) visit.changesAt(new Date(visit.now.getTime() + progressSeconds * 1000))
  const preset = readPreset(args.url, reasons, settings.minimo)
  if (preset.idMotivo !== undefined) visit.meant.add('motivo')
  return { ...page, reasons, settings, progress, preset }
}

export default function GiveRoute({ loaderData }: Route.ComponentProps) {
  return <GivePage {...loaderData} />
}
