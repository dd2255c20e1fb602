import type { OwnPrayer, PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import type { Messages } from '@narthex/locales/catalogue'

export type ShownState = keyof Messages['myPrayers']['states']

/** State of a prayer as its author sees it; `off` once its time on the wall has passed. */
export function shownState({ situacao, muralAte }: Pick<OwnPrayer, 'situacao' | 'muralAte'>): ShownState {
  if (situacao !== 'PUBLICADA') return situacao satisfies Exclude<PrayerState, 'PUBLICADA'>
  return muralAte === null ? 'off' : 'onWall'
}

export function isOnWall(prayer: Pick<OwnPrayer, 'situacao' | 'muralAte'>): boolean {
  return shownState(prayer) === 'onWall'
}
