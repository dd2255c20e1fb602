import { expect, it } from 'vitest'
import { readDuration, unifyDurations } from './feed-durations.rules.ts'

it.each<[written: string, seconds: number | undefined]>([
  ['90', 90],
  [' 2710.4 ', 2710],
  ['45:10', 2710],
  ['00:45:10', 2710],
  ['00:45:10.750', 2711],
  ['0:45:10,2', 2710],
  ['125:30', 7530],
  ['45 min', 2700],
  ['45 minutos', 2700],
  ['1h', 3600],
  ['1h 15m 30s', 4530],
  ['1 hora 15 min', 4500],
  ['PT1H15M30.5S', 4531],
  ['1 hora e 2 minutos', 3720],
  ['1 hour, 2 minutes and 5 seconds', 3725],
  ['62\'05"', 3725],
  ['01h02', 3720],
  ['1,5 h', 5400],
  ['0', 0],
  ['long', undefined],
  ['', undefined],
  ['12:xx', undefined],
  ['-5', undefined],
  ['1:2:3:4', undefined],
])('the length %j is %s seconds', (written, seconds) => {
  expect(readDuration(written)).toBe(seconds)
})

it('lengths in a feed become seconds, whatever they are wrapped in, and other text stays', () => {
  const write = (written: string) => `<itunes:duration>${written}</itunes:duration>`
  expect(unifyDurations(write('01:10.5') + write('<![CDATA[00:01:10]]>') + write('long'))).toBe(
    write('71') + write('70') + write('long'),
  )
  expect(unifyDurations('<p>01:10.5</p>')).toBe('<p>01:10.5</p>')
})
