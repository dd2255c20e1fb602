import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { MemberId } from '../../../platform/ids.ts'
import { type Caller, openCaller } from '../../../testing/caller.ts'
import { enrolPerson } from '../../../testing/people.ts'
import { type SeededChurches, seedChurches } from '../../../testing/seeded-churches.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

/** Who writes notes. */
export interface Writer {
  readonly memberId: MemberId
  readonly token: string
}

const begunAt = new Date('2026-03-02T12:00:00Z')

/** The calls of notes at `videira`, by Ana where nobody else is named: she is another member for each test, Rui is one for all. */
export function setNotesStage() {
  let test: TestPlatform
  let churches: SeededChurches
  let caller: Caller
  let number = 0
  let ana: Writer
  let rui: Writer

  const stage = {
    begunAt,
    now: begunAt,
    // A token is good for ten minutes.
    minutesOn: (minutes: number) => new Date(begunAt.getTime() + minutes * 60_000),
    get test() {
      return test
    },
    get churches() {
      return churches
    },
    get caller() {
      return caller
    },
    get ana() {
      return ana
    },
    get rui() {
      return rui
    },
    list: (who = ana, query = '') =>
      caller.call('GET', `/user/nota-sermao?igreja=videira${query}`, { token: who.token }),
    add: (body: object, who = ana) => caller.call('POST', '/nota-sermao/?igreja=videira', { token: who.token, body }),
    get: (id: string, who = ana) => caller.call('GET', `/nota-sermao/${id}`, { token: who.token }),
    change: (id: string, body: object, who = ana) =>
      caller.call('PUT', `/nota-sermao/${id}`, { token: who.token, body }),
    remove: (id: string, who = ana) => caller.call('DELETE', `/nota-sermao/${id}`, { token: who.token }),
    begin: async (titulo = 'Graça', texto = 'Um\nDois') => (await stage.add({ titulo, texto })).body,
  }

  async function member(): Promise<Writer> {
    const email = `person${++number}@example.org`
    const { memberId } = await enrolPerson(test.platform, churches.videira, { email })
    return { memberId, token: (await caller.logIn(email)).token }
  }

  beforeAll(async () => {
    test = await openTestPlatform({ clock: () => stage.now })
    churches = await seedChurches(test.platform)
    caller = await openCaller(test.platform, 'videira')
    rui = await member()
  })
  afterAll(async () => {
    await caller.app.close()
    await test.close()
  })
  beforeEach(async () => {
    stage.now = begunAt
    ana = await member()
  })
  return stage
}
