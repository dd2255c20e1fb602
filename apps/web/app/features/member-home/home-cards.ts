import type { DateContext } from '@narthex/client/format/dates'
import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import { weekMs } from '@narthex/contract/durations'
import type {
  MemberHome,
  OwnGiving,
  OwnGroup,
  PrayerNews,
  TodaysReading,
} from '@narthex/contract/member-home/member-home.schemas'
import type { NoteSummary } from '@narthex/contract/notes/note.schemas'
import type { MyEvent } from '@narthex/contract/tickets/ticket.schemas'

/** Current item of the member. */
export type HomeCard =
  | { readonly kind: 'group'; readonly group: OwnGroup }
  | { readonly kind: 'event'; readonly event: MyEvent }
  | { readonly kind: 'reading'; readonly reading: TodaysReading }
  | { readonly kind: 'prayer'; readonly prayer: PrayerNews }
  | { readonly kind: 'note'; readonly note: NoteSummary }
  | { readonly kind: 'giving'; readonly giving: OwnGiving }

/** Lists a member's items, soonest first: blocked gifts at once, readings by midnight, meetings and events by start. */
export function listHomeCards(home: MemberHome, { now, timeZone }: Pick<DateContext, 'now' | 'timeZone'>): HomeCard[] {
  const nextWeek = now.getTime() + weekMs
  const midnight = instantAt(dateAfter(dateIn(timeZone, now), 1), '00:00', timeZone).getTime()
  const { leitura: reading, oracao: prayer, nota: note, doacao: giving } = home
  const timed: (readonly [number, HomeCard])[] = [
    ...home.celulas.map((group) => [Date.parse(group.proximoEncontro.inicio), { kind: 'group', group }] as const),
    ...home.eventos.map((event) => [Date.parse(event.evento.dataInicio), { kind: 'event', event }] as const),
    ...(reading ? [[reading.flagFeita ? nextWeek : midnight, { kind: 'reading', reading }] as const] : []),
    ...(prayer ? [[nextWeek, { kind: 'prayer', prayer }] as const] : []),
    ...(note ? [[nextWeek, { kind: 'note', note }] as const] : []),
    ...(giving ? [[toTime(giving, timeZone) ?? nextWeek, { kind: 'giving', giving }] as const] : []),
  ]
  return timed.toSorted(([one], [other]) => one - other).map(([, card]) => card)
}

/** Time by which a recurring gift is sorted. */
function toTime({ recorrencia }: OwnGiving, timeZone: string): number | undefined {
  if (recorrencia?.flagParada) return 0
  return recorrencia?.proxima ? instantAt(recorrencia.proxima, '00:00', timeZone).getTime() : undefined
}

/** Names a card among those of one home. */
export function toCardKey(card: HomeCard): string {
  if (card.kind === 'group') return `group ${card.group.id}`
  return card.kind === 'event' ? `event ${card.event.evento.id}` : card.kind
}

export const firstSteps = ['group', 'reading', 'note', 'event'] as const
export type FirstStep = (typeof firstSteps)[number]

/** Steps that fill a home up to `count` cards: of kinds that the member has none of. */
export function listFirstSteps(
  cards: readonly HomeCard[],
  { count, isOffered }: { readonly count: number; readonly isOffered: (step: FirstStep) => boolean },
): FirstStep[] {
  const kinds = new Set<HomeCard['kind']>(cards.map(({ kind }) => kind))
  return firstSteps.filter((step) => !kinds.has(step) && isOffered(step)).slice(0, Math.max(0, count - cards.length))
}
