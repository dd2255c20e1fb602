import { hostileLinks } from '@narthex/contract/testing/hostile-links'
import { expect, test } from 'vitest'
import { toLinkAddress } from './link-address.ts'

test.each([
  ['https://igreja.org/a', 'https://igreja.org/a'],
  [' igreja.org ', 'https://igreja.org'],
  ['www.igreja.org.br/agenda?dia=2', 'https://www.igreja.org.br/agenda?dia=2'],
  ['/event', '/event'],
  ['secretaria@igreja.org', 'mailto:secretaria@igreja.org'],
  ['mailto:secretaria@igreja.org', 'mailto:secretaria@igreja.org'],
  ['+55 (81) 3333-4444', 'tel:+558133334444'],
  ['tel:+558133334444', 'tel:+558133334444'],
])('%j leads to %j', (written, address) => {
  expect(toLinkAddress(written)).toBe(address)
})

test.each(['', 'igreja', 'dia 2', 'http://', 'ftp://igreja.org', '#inicio'])('%j leads nowhere', (written) => {
  expect(toLinkAddress(written)).toBeUndefined()
})

test.each(hostileLinks)('%j leads to no script and to no other site in disguise', (written) => {
  const address = toLinkAddress(written)
  if (address !== undefined) expect(address).toMatch(/^(?:https:\/\/[\w.-]+(?:\/|$)|mailto:|tel:|\/(?!\/))/)
})
