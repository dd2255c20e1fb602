import { link } from '@narthex/contract/fields'
import * as z from 'zod/mini'

const mail = /^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/
const phone = /^\+?[\d ().-]{8,20}$/
const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u

/** Whether the API keeps a link that leads there. */
export const isLinkAddress = (address: string) => z.safeParse(link, address).success

/**
 * The address that someone means: `igreja.org` is a site, `a@b.org` a mail, `+55 81 3333-4444` a call. Undefined for what
 * no reader may be sent to.
 */
export function toLinkAddress(written: string): string | undefined {
  const address = written.trim()
  return readings(address).find(isLinkAddress)
}

function readings(address: string): string[] {
  if (mail.test(address)) return [`mailto:${address}`]
  if (phone.test(address)) return [`tel:${address.replace(/[^\d+]/g, '')}`]
  return host.test(address) ? [address, `https://${address}`] : [address]
}
