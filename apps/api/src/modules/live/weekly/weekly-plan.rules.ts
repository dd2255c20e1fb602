import { isDeepStrictEqual } from 'node:util'
import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import type { Service } from '@narthex/contract/churches/church.schemas'
import type { LiveSourceOnWire } from '@narthex/contract/live/broadcast.schemas'
import type { BroadcastState } from '@narthex/contract/live/live-states'

/** Number of days ahead for which weekly services have broadcasts. */
export const daysAhead = 14

/** Initial values of broadcasts of weekly services. */
export interface WeeklyDefaults {
  readonly fonte: LiveSourceOnWire | null
  readonly imagem: string | null
  readonly chatAbreMinutos: number
  readonly chatFechaMinutos: number
  readonly flagAutomatica: boolean
  readonly idioma: string
}

/** Defaults of a church that has saved none. */
export const usualDefaults = {
  fonte: null,
  imagem: null,
  chatAbreMinutos: 30,
  chatFechaMinutos: 15,
  flagAutomatica: true,
} as const satisfies Omit<WeeklyDefaults, 'idioma'>

/** A broadcast as its weekly service makes it. */
export interface WeeklyBroadcast extends WeeklyDefaults {
  readonly titulo: string
  readonly inicio: Date
  readonly fim: Date
  readonly abreEm: Date
  readonly cultoId: number
  /** `YYYY-MM-DD` on the church's calendar. */
  readonly cultoData: string
}

export interface StoredBroadcast extends Omit<WeeklyBroadcast, 'cultoId' | 'cultoData'> {
  readonly id: number
  readonly versao: number
  readonly cultoId: number | null
  readonly cultoData: string | null
  readonly estado: BroadcastState
  readonly flagEditada: boolean
  readonly removidaEm: Date | null
}

export interface Plan {
  readonly services: readonly Service[]
  readonly timeZone: string
  readonly now: Date
  readonly defaults: WeeklyDefaults
}

/** The broadcasts that weekly services have from now on, on the church's own clock. Those that are over are left out. */
export function plannedBroadcasts({ services, timeZone, now, defaults }: Plan): WeeklyBroadcast[] {
  const today = dateIn(timeZone, now)
  // One of yesterday may go on after midnight.
  const dates = Array.from({ length: daysAhead + 2 }, (_, day) => dateAfter(today, day - 1))
  return dates.flatMap((date) =>
    services
      .filter(({ flagTransmissao, diaSemana }) => flagTransmissao && diaSemana === new Date(date).getUTCDay())
      .map((service) => toBroadcast(service, date, timeZone, defaults))
      .filter(({ fim }) => fim > now),
  )
}

function toBroadcast(service: Service, date: string, timeZone: string, defaults: WeeklyDefaults): WeeklyBroadcast {
  const inicio = instantAt(date, service.horario, timeZone)
  return {
    ...defaults,
    titulo: service.nome,
    inicio,
    fim: new Date(inicio.getTime() + service.duracaoMinutos * 60_000),
    abreEm: new Date(inicio.getTime() - defaults.chatAbreMinutos * 60_000),
    cultoId: service.id,
    cultoData: date,
  }
}

export interface WeeklyChanges {
  readonly add: readonly WeeklyBroadcast[]
  readonly change: readonly { readonly stored: StoredBroadcast; readonly to: WeeklyBroadcast }[]
  readonly remove: readonly StoredBroadcast[]
}

/**
 * Compares planned with stored broadcasts and returns the changes to write. Broadcasts that staff edited, removed, canceled
 * or opened stay as they are. `stored`: broadcasts that services made, from yesterday on.
 */
export function compareBroadcasts(
  planned: readonly WeeklyBroadcast[],
  stored: readonly StoredBroadcast[],
  now: Date,
): WeeklyChanges {
  const known = new Map(stored.map((broadcast) => [keyOf(broadcast), broadcast]))
  const wanted = new Set(planned.map(keyOf))
  const follows = ({ flagEditada, removidaEm, estado, fim }: StoredBroadcast) =>
    !flagEditada && removidaEm === null && estado === 'AGENDADA' && fim > now
  return {
    add: planned.filter((broadcast) => !known.has(keyOf(broadcast))),
    change: planned.flatMap((to) => {
      const own = known.get(keyOf(to))
      return own && follows(own) && !isSame(own, to) ? [{ stored: own, to }] : []
    }),
    remove: stored.filter((broadcast) => follows(broadcast) && !wanted.has(keyOf(broadcast))),
  }
}

export const isEmpty = ({ add, change, remove }: WeeklyChanges) => add.length + change.length + remove.length === 0

const keyOf = ({ cultoId, cultoData }: Pick<StoredBroadcast, 'cultoId' | 'cultoData'>) => `${cultoId} ${cultoData}`

const isSame = (stored: StoredBroadcast, to: WeeklyBroadcast) =>
  (Object.keys(to) as (keyof WeeklyBroadcast)[]).every((field) => isDeepStrictEqual(stored[field], to[field]))
