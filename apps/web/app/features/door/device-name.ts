import { stored } from '@narthex/client/device/stored'

const key = 'doorDevice'
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Name of this phone for other phones: `Marina · K7P`. The suffix is stored in the browser. */
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
