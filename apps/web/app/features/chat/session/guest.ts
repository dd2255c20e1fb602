import { stored } from '@narthex/client/device/stored'

/** A visitor with a name, in all chats of a church, until the tab is closed. */
export interface Guest {
  readonly autor: string
  readonly nome: string
  readonly token: string
}

const keyOf = (church: string) => `chat-guest:${church}`

export function findGuest(church: string): Guest | undefined {
  return stored(() => JSON.parse(sessionStorage.getItem(keyOf(church)) ?? 'null') as Guest | null) ?? undefined
}

export function keepGuest(church: string, guest: Guest): void {
  stored(() => sessionStorage.setItem(keyOf(church), JSON.stringify(guest)))
}

export function forgetGuest(church: string): void {
  stored(() => sessionStorage.removeItem(keyOf(church)))
}
