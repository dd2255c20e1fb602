import { prayerMessagesPerPage } from '@narthex/contract/limits'
import type { PrayerMessage } from '@narthex/contract/prayer/prayer.schemas'

export interface ServedMessages {
  readonly itens: readonly PrayerMessage[]
  readonly total: number
}

/** Known messages with those that follow them, page by page, until so many are there or there are no more. */
export async function followed(
  known: readonly PrayerMessage[],
  wanted: number,
  loadPage: (page: number) => Promise<ServedMessages>,
): Promise<ServedMessages> {
  const { largest } = prayerMessagesPerPage
  const byId = new Map(known.map((message) => [message.id, message]))
  for (let page = Math.floor(known.length / largest) + 1; ; page++) {
    const { itens, total } = await loadPage(page)
    for (const message of itens) byId.set(message.id, message)
    const isEnough = byId.size >= Math.min(wanted, total) || itens.length < largest
    if (isEnough) return { itens: [...byId.values()], total }
  }
}
