import { stored } from '@narthex/client/device/stored'

const key = 'doorDevice'
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How other phones name this one: `Marina · K7P`. The signs stay with the browser. */
export function nameDevice(holder: string): string {
  return `${holder} · ${findMark()}`.slice(0, 60)
}

function findMark(): string {
  const known = stored(() => localStorage.getItem(key))
  if (known) return known
  const mark = Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => signs.charAt(byte % signs.length)).join(
    '',
  )
  stored(() => localStorage.setItem(key, mark))
  return mark
}
