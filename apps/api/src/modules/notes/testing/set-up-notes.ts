import { beforeAll, beforeEach } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpSeededChurches } from '../../../testing/set-up.ts'

type Session = Pick<Person, 'token'>

const startsAt = new Date('2026-03-02T12:00:00Z')

/** Calls about notes at `videira`, by default as Ana, a new member for each test; Rui is the same member in all tests. */
export function setUpNotes() {
  const test = setUpSeededChurches({ startsAt })
  const cast = {} as { ana: Person; rui: Person }
  beforeAll(async () => {
    cast.rui = await test.join()
  })
  beforeEach(async () => {
    cast.ana = await test.join()
  })
  const notes = Object.assign(cast, {
    test,
    startsAt,
    // A token is good for ten minutes.
    minutesOn: (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000),
    list: ({ token }: Session = cast.ana, query = '') =>
      test.call('GET', `/user/nota-sermao?igreja=videira${query}`, { token }),
    add: (body: object, { token }: Session = cast.ana) =>
      test.call('POST', '/nota-sermao/?igreja=videira', { token, body }),
    get: (id: string, { token }: Session = cast.ana) => test.call('GET', `/nota-sermao/${id}`, { token }),
    change: (id: string, body: object, { token }: Session = cast.ana) =>
      test.call('PUT', `/nota-sermao/${id}`, { token, body }),
    remove: (id: string, { token }: Session = cast.ana) => test.call('DELETE', `/nota-sermao/${id}`, { token }),
    begin: async (titulo = 'Graça', texto = 'Um\nDois') => (await notes.add({ titulo, texto })).body,
  })
  return notes
}
