import { instantAt } from '@narthex/contract/church-time'
import { feedPath } from '@narthex/contract/schedule/calendar-address'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import type { ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'

/** Facts about the church that links to other calendars need besides the event itself. */
export interface CalendarPlace {
  readonly origin: string
  readonly timeZone: string
  /** Address for events that name no other place. */
  readonly address: string
}

const compact = (local: string) => `${local.replace(/[-:]/g, '')}00`

/** Google's own form, filled in; with its rule, for all times from this one on. */
export function googleLink(one: Occurrence, place: CalendarPlace, isSeries: boolean): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: one.titulo,
    dates: `${compact(one.inicioLocal)}/${compact(one.fimLocal)}`,
    ctz: place.timeZone,
    location: whereOf(one, place),
    details: detailsOf(one, place),
  })
  if (isSeries && one.recorrencia) query.set('recur', `RRULE:${endInUtc(one.recorrencia, place.timeZone)}`)
  return `https://calendar.google.com/calendar/render?${query}`
}

/** Outlook's own form, filled in; it takes no rule. */
export function outlookLink(one: Occurrence, place: CalendarPlace): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: one.titulo,
    startdt: one.dataInicio,
    enddt: one.dataFim,
    location: whereOf(one, place),
    body: detailsOf(one, place),
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`
}

/** The ways to subscribe to the church's calendar, or to one kind of it. */
export function subscriptionLinks(origin: string, name: string, kind?: ScheduleKind) {
  const address = `${origin}${feedPath(kind)}`
  const webcal = address.replace(/^https?:/, 'webcal:')
  return {
    address,
    webcal,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`,
  }
}

function whereOf({ local, flagOnline, tipo, url }: Occurrence, { origin, address }: CalendarPlace): string {
  if (local) return local
  return flagOnline && tipo === 'EVENTO' && url ? new URL(url, origin).href : address
}

function detailsOf({ descricao, url }: Occurrence, { origin }: CalendarPlace): string {
  return [descricao, new URL(url ?? '/schedule', origin).href].filter(Boolean).join('\n\n')
}

/** The last day of a rule as RFC 5545 asks for it beside a time zone. */
function endInUtc(rule: string, timeZone: string): string {
  return rule.replace(/UNTIL=(\d{4})(\d\d)(\d\d)$/, (_, year, month, day) => {
    const end = instantAt(`${year}-${month}-${day}`, '23:59', timeZone).toISOString()
    return `UNTIL=${end.slice(0, 19).replace(/[-:]/g, '')}Z`
  })
}
