import { dateIn } from '@narthex/contract/church-time'
import { getSchedule } from '@narthex/contract/schedule/schedule.endpoints'
import { scheduleKinds } from '@narthex/contract/schedule/schedule-kinds'
import { nextTurn } from '../features/schedule/next-turn.ts'
import { readSchedule } from '../features/schedule/schedule-address.ts'
import { SchedulePage } from '../features/schedule/schedule-page.tsx'
import { findWeekStart } from '../features/schedule/week-start.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import { eventThings } from '../seo/event-things.ts'
import type { Route } from './+types/schedule'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const { slug, fusoHorario, idioma } = site.church
  const { now, locale } = visit
  const { origin, searchParams } = args.url
  const today = dateIn(fusoHorario, now)
  const { choice, meant } = readSchedule(searchParams, today.slice(0, 7))
  for (const key of meant) visit.meant.add(key)
  const month = choice.month ?? today.slice(0, 7)
  const all = await visit.api.call(getSchedule, { params: { slug }, query: { mes: month } })
  visit.changesAt(nextTurn(all, today, fusoHorario, now))
  visit.things.push(...eventThings(all, { site, origin, now }))
  return {
    ...page,
    renderedAt: now.toISOString(),
    today,
    month,
    choice,
    kinds: scheduleKinds.filter((kind) => kind === choice.kind || all.some(({ tipo }) => tipo === kind)),
    occurrences: choice.kind ? all.filter(({ tipo }) => tipo === choice.kind) : all,
    weekStart: findWeekStart(locale, idioma),
  }
}

export default function ScheduleRoute({ loaderData }: Route.ComponentProps) {
  return <SchedulePage {...loaderData} />
}
