import { expect, it } from 'vitest'
import { bombOf } from '../testing/bomb.ts'
import { Device } from '../testing/device.ts'
import { mergeChange } from './merging.service.ts'

it('an update that would keep a processor busy for minutes is given up, the next note is merged, and its sender waits', async () => {
  const bomb = bombOf(12_000)
  const usual = { titulo: 'Paz', texto: 'Um' }
  const [refused, merged] = await Promise.all([
    mergeChange('a', undefined, { update: bomb }),
    mergeChange('b', undefined, usual),
  ])
  expect(refused).toBe('NOTE_UNREADABLE')
  expect(merged).toMatchObject({ titulo: 'Paz', texto: 'Um' })
  await expect(mergeChange('a', undefined, usual)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

it('a note of an hour of writing is no such update', async () => {
  const device = new Device().title('Culto')
  for (let line = 0; line < 2000; line++) device.write(`Linha ${line}: o que fica de um culto inteiro`, line)
  expect(await mergeChange('c', undefined, { update: device.update() })).toMatchObject({ titulo: 'Culto' })
})
