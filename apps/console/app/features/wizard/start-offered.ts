import { stored } from '@narthex/client/device/stored'

const key = 'startOffered'

/** Whether this window has shown the guided start: it is offered once, and then waits at the home. */
export const wasStartOffered = (): boolean => stored(() => sessionStorage.getItem(key)) === 'yes'

export function markStartOffered(): void {
  stored(() => sessionStorage.setItem(key, 'yes'))
}
