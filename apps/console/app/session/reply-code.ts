import { patterns } from '../navigation/places.ts'

/** Reads the code of an address such as `/reply-address#codigo=…`, which the mail to a reply address leads to. */
export function readReplyCode({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined {
  const codigo = new URLSearchParams(hash.slice(1)).get('codigo')
  return pathname === patterns.replyAddress && codigo ? codigo : undefined
}
