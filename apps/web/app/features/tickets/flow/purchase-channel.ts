import type { Purchase } from './kept-purchase.ts'

/** Messages between a browser's tabs about the purchase with a hold. */
export type PurchaseMessage =
  /** `open` asks the others for an answer, `here` is one. */
  | { readonly kind: 'open' | 'here' | 'left' | 'registered'; readonly reserva: string }
  /** `reserva`: the hold before the change. */
  | { readonly kind: 'changed'; readonly reserva: string; readonly purchase: Purchase }

interface Envelope {
  readonly tab: string
  /** Time at which the tab's document began, in milliseconds. */
  readonly since: number
  readonly message: PurchaseMessage
}

/* A duplicated tab copies session storage, so what identifies a tab is kept in its document alone. */
const thisTab = `${performance.timeOrigin} ${Math.random()}`

const nameChannel = (eventId: number) => `narthex:tickets-${eventId}`

export function postToOtherTabs(eventId: number, message: PurchaseMessage): void {
  const channel = new BroadcastChannel(nameChannel(eventId))
  channel.postMessage({ tab: thisTab, since: performance.timeOrigin, message } satisfies Envelope)
  channel.close()
}

/** Calls back with what another tab of this browser posts. Returns the function that stops it. */
export function listenToOtherTabs(
  eventId: number,
  listener: (message: PurchaseMessage, isOlderTab: boolean) => void,
): () => void {
  const channel = new BroadcastChannel(nameChannel(eventId))
  channel.onmessage = ({ data }: MessageEvent<Envelope>) => {
    if (data.tab !== thisTab) listener(data.message, data.since < performance.timeOrigin)
  }
  return () => channel.close()
}
