import { closeSync, existsSync, openSync, writeSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fullDisk } from '../../testing/full-disk.ts'
import { DiskFullError, isDiskFull, isUnavailable, UnavailableError } from './unavailable.ts'

const fullDevice = '/dev/full'

test.runIf(existsSync(fullDevice))('a write to a disk that is full fails for a moment', () => {
  const file = openSync(fullDevice, 'w')
  let error: unknown
  try {
    writeSync(file, 'x')
  } catch (failure) {
    error = failure
  }
  closeSync(file)
  expect(isUnavailable(error)).toBe(true)
})

test('a failing disk is found among the causes of an error', () => {
  expect(isUnavailable(new Error('The picture was not kept', { cause: fullDisk('EIO') }))).toBe(true)
  expect(isUnavailable(new Error('Told by others', { cause: new UnavailableError('silent') }))).toBe(true)
})

test.each([
  new Error('wrong'),
  fullDisk('ENOENT'),
  Object.assign(new Error('said by a third party'), { code: 'ENOSPC' }),
  undefined,
  'ENOSPC',
])('%s is no reason to try again', (error) => expect(isUnavailable(error)).toBe(false))

test.each([fullDisk(), fullDisk('EDQUOT'), new Error('Not kept', { cause: fullDisk() }), new DiskFullError('no room')])(
  '%s is a full disk',
  (error) => expect([isDiskFull(error), isUnavailable(error)]).toEqual([true, true]),
)

test.each([fullDisk('EIO'), new UnavailableError('silent'), Object.assign(new Error('by others'), { code: 'ENOSPC' })])(
  '%s is no full disk',
  (error) => expect(isDiskFull(error)).toBe(false),
)
