import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import type { Face } from '../users/faces.service.ts'

/** How long a prayer is on the wall, by the days of a church's own calendar. */
export interface WallCalendar {
  readonly today: string
  /** Whatever came on the wall on this day or before it has left it. */
  readonly endedOn: string
  /** When what came on the wall on a day leaves it. */
  endOf(day: string): Date
}

/** The day on which it comes counts as the first. */
export function wallCalendar(timeZone: string, days: number, now: Date): WallCalendar {
  const today = dateIn(timeZone, now)
  return {
    today,
    endedOn: dateAfter(today, -days),
    endOf: (day) => instantAt(dateAfter(day, days), '00:00', timeZone),
  }
}

/** Whether a prayer is on the wall by this calendar. */
export function isShown(
  { situacao, muralEm }: { readonly situacao: string; readonly muralEm: string | null },
  { endedOn }: Pick<WallCalendar, 'endedOn'>,
): boolean {
  return situacao === 'PUBLICADA' && muralEm !== null && muralEm > endedOn
}

/** Once, and not on the day on which its days have begun. */
export function canRenew(
  prayer: Parameters<typeof isShown>[0] & { readonly flagRenovada: boolean },
  { today }: Pick<WallCalendar, 'today'>,
): boolean {
  return isShown(prayer, { endedOn: '' }) && !prayer.flagRenovada && (prayer.muralEm ?? today) < today
}

type Shown = Pick<Face, 'nome' | 'sobrenome' | 'imagem' | 'isMinor'>

/** As the wall shows somebody: nobody at all for an anonymous prayer, and of a minor the given name alone. */
export function shownAs(face: Shown | undefined): { nome: string | null; imagem: string | null } {
  if (!face) return { nome: null, imagem: null }
  if (face.isMinor) return { nome: face.nome.trim().split(/\s+/)[0] ?? null, imagem: null }
  return { nome: `${face.nome} ${face.sobrenome}`.trim(), imagem: face.imagem }
}
