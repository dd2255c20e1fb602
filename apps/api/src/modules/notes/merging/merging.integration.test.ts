import { expect, it } from 'vitest'
import { makeBomb } from '../testing/bomb.ts'
import { Device } from '../testing/device.ts'
import { createMergeLane } from './merge-lane.service.ts'
import { createMerger, mergeChange } from './merging.service.ts'

it('an update that would keep a processor busy for minutes is given up, the next note is merged, and its sender waits', async () => {
  const bomb = makeBomb(12_000)
  const usual = { titulo: 'Paz', texto: 'Um' }
  const [refused, merged] = await Promise.all([
    mergeChange('a', undefined, { update: bomb }),
    mergeChange('b', undefined, usual),
  ])
  expect(refused).toBe('NOTE_UNREADABLE')
  expect(merged).toMatchObject({ titulo: 'Paz', texto: 'Um' })
  await expect(mergeChange('a', undefined, usual)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

const bomb = { update: makeBomb(12_000) }
const note = { titulo: 'Paz', texto: 'Um' }

/** Returns which is answered first: a member's bomb, which was sent first, or another member's note. */
async function firstAnswered(merge: typeof mergeChange): Promise<string> {
  return Promise.race([
    merge('bomber', undefined, bomb).then(() => 'bomb'),
    merge('other', undefined, note).then(() => 'note'),
  ])
}

it('a note is merged before the update that was sent before it and takes too long', async () => {
  const quick = createMergeLane({ patienceMs: 250, waiting: 5, keepsThread: true })
  const slow = createMergeLane({ patienceMs: 2_000, waiting: 5, keepsThread: false })
  expect(await firstAnswered(createMerger({ quick, slow }))).toBe('note')
  // Control: with one lane it waits.
  const onlyLane = createMergeLane({ patienceMs: 500, waiting: 5, keepsThread: true })
  expect(await firstAnswered(createMerger({ quick: onlyLane, slow: async () => undefined }))).toBe('bomb')
})

it('a note of an hour of writing is no such update', async () => {
  const device = new Device().title('Culto')
  for (let line = 0; line < 2000; line++) device.write(`Linha ${line}: o que fica de um culto inteiro`, line)
  expect(await mergeChange('c', undefined, { update: device.update() })).toMatchObject({ titulo: 'Culto' })
})
