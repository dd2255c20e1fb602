import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import type { ChannelFailure } from '@narthex/contract/media/video-channel.settings'
import type { Fetched } from '../../podcast/feed/fetch-feed.service.ts'
import { getRefreshDelayMs } from '../../podcast/feed/refresh.rules.ts'
import type { Film } from './read-films.rules.ts'

/** Readings begin within three hours from then on, so that all churches do not ask at once. */
const nightMinutes = { from: 2 * 60, span: 180 }

/** When a church reads next: in the night that comes, on its own clocks, always at the same minute. */
export function nextNight(igrejaId: number, now: Date, timeZone: string): Date {
  const minutes = nightMinutes.from + ((igrejaId * 37) % nightMinutes.span)
  const pad = (part: number) => String(part).padStart(2, '0')
  const time = `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
  const today = dateIn(timeZone, now)
  const tonight = instantAt(today, time, timeZone)
  return tonight > now ? tonight : instantAt(dateAfter(today, 1), time, timeZone)
}

/** After failures it is tried again in hours, and at the latest in the night. */
export function nextTry(failures: number, now: Date, night: Date): Date {
  const soon = new Date(now.getTime() + getRefreshDelayMs(failures - 1))
  return failures > 0 && soon < night ? soon : night
}

/** The reason that staff are told. */
export function toFailure({ status, isUnreadable }: Extract<Fetched<unknown>, { kind: 'failed' }>): ChannelFailure {
  if (status === 404 || status === 410) return 'NAO_ENCONTRADO'
  if (status !== undefined && status < 500) return 'RECUSADO'
  return isUnreadable ? 'ILEGIVEL' : 'FORA_DO_AR'
}

type Texts = Pick<Film, 'titulo' | 'descricao'>

/** The texts of a video that follow a film: those which are as they were read last. Undefined where nothing changes. */
export function followFilm(video: Texts, read: Texts, film: Texts): Partial<Texts> | undefined {
  const isFollowing = (field: keyof Texts) => video[field] === read[field] && film[field] !== read[field]
  const fields = (['titulo', 'descricao'] as const).filter(isFollowing)
  return fields.length === 0 ? undefined : Object.fromEntries(fields.map((field) => [field, film[field]]))
}
