import { describe, expect, it } from 'vitest'
import { nextBackupAt, readTimeOfDay, repeatNightly } from './nightly-backups.ts'

const time = { hours: 3, minutes: 15 }
/** A time in November 2026, in this machine's own time zone. */
const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes)

describe('a nightly backup', () => {
  it('is due at its time of day, and at once where there was none for a day', () => {
    expect(nextBackupAt(time, at(22, 1), at(21, 3, 15))).toEqual(at(22, 3, 15))
    expect(nextBackupAt(time, at(22, 3, 15), at(22, 3, 15))).toEqual(at(23, 3, 15))
    expect(nextBackupAt(time, at(22, 18), at(22, 3, 15))).toEqual(at(23, 3, 15))
    expect(nextBackupAt(time, at(22, 18), at(21, 3, 15))).toEqual(at(22, 18))
    expect(nextBackupAt(time, at(22, 18), undefined)).toEqual(at(22, 18))
  })

  it('is made night after night, again an hour after it failed, and no more once it is stopped', async () => {
    const stop = new AbortController()
    let now = at(20, 12)
    const made: Date[] = []
    const failures: string[] = []
    await repeatNightly({
      time,
      madeAt: at(20, 3, 15),
      signal: stop.signal,
      now: () => now,
      wait: async (ms) => {
        now = new Date(now.getTime() + ms)
      },
      onFailure: ({ message }) => failures.push(message),
      async backUp() {
        made.push(now)
        if (made.length === 2) throw new Error('The disk is full')
        if (made.length === 4) stop.abort()
      },
    })
    expect(made).toEqual([at(21, 3, 15), at(22, 3, 15), at(22, 4, 15), at(23, 3, 15)])
    expect(failures).toEqual(['The disk is full'])
  })

  it('that is stopped while it waits ends at once', async () => {
    const stop = new AbortController()
    const nights = repeatNightly({
      time,
      madeAt: new Date(),
      signal: stop.signal,
      backUp: () => Promise.reject(new Error('made all the same')),
      onFailure: (error) => {
        throw error
      },
    })
    stop.abort()
    await expect(nights).resolves.toBeUndefined()
  })

  it.each(['3:15', '24:00', '03:60', '', 'noon'])('has no time such as %j', (text) =>
    expect(() => readTimeOfDay(text)).toThrow('--nightly'),
  )
})
