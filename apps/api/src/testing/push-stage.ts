import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { allWorkers } from '../app.ts'
import { publishNotification } from '../modules/notifications/notifications.editing.service.ts'
import type { AccountId } from '../platform/ids.ts'
import { createJobRunner, type JobRunner } from '../platform/jobs/job-runner.ts'
import type { PushAddress } from '../platform/push/push.ts'
import { type Caller, openCaller } from './caller.ts'
import { enrolPerson } from './people.ts'
import { type PushService, reachOfTests, startPushService } from './push-service.ts'
import { type SeededChurches, seedChurches } from './seeded-churches.ts'
import { openTestPlatform, type TestPlatform } from './test-platform.ts'

/** Noon in São Paulo: when each test begins. */
export const noon = new Date('2026-03-10T15:00:00Z')
export const minuteMs = 60_000

/** `videira`, its members with their devices, and a push service that takes what it tells them. Empty before each test. */
export function setPushStage() {
  let test: TestPlatform
  let churches: SeededChurches
  let service: PushService
  let caller: Caller
  let runner: JobRunner
  let people = 0

  beforeAll(async () => {
    service = await startPushService()
    test = await openTestPlatform({ clock: () => stage.now, push: { reach: reachOfTests } })
    churches = await seedChurches(test.platform)
    caller = await openCaller(test.platform, 'videira')
    runner = createJobRunner(test.platform, allWorkers(test.platform, { async deliver() {} }))
    await empty()
  })
  afterAll(async () => {
    await caller.app.close()
    await service.close()
    await test.close()
  })
  afterEach(async () => {
    stage.now = noon
    service.onMessage = undefined
    service.received.length = 0
    await empty()
  })
  const empty = () => test.asOwner((owner) => owner.exec('delete from push_assinatura; delete from tarefa'))

  const stage = {
    now: noon,
    get platform() {
      return test.platform
    },
    get churches() {
      return churches
    },
    get service() {
      return service
    },
    call: (...given: Parameters<Caller['call']>) => caller.call(...given),
    asOwner: (...given: Parameters<TestPlatform['asOwner']>) => test.asOwner(...given),
    rowsOf: (table: string) => test.asOwner((owner) => owner.query(`select * from ${table}`)),
    /** The devices that were reached. */
    names: () => service.received.map(({ name }) => name).sort(),

    /** A new member of `videira`, logged in. */
    async join() {
      const email = `member${++people}@example.org`
      const { account, memberId } = await enrolPerson(test.platform, churches.videira, { email })
      const { token, refreshToken } = await caller.logIn(email)
      return { token, refreshToken, id: account.id, memberId }
    },
    put: ({ id, token }: Member, path: string, body: object) =>
      caller.call('PUT', `/user/${id}${path}`, { token, body }),
    subscribe: (member: Member, address: PushAddress, own: object = {}) =>
      stage.put(member, '/push', { ...address, idioma: 'pt', fusoHorario: 'America/Sao_Paulo', ...own }),
    /** A new member with one device, which takes pushes. */
    async joinWith(name: string, own: object = {}) {
      const member = await stage.join()
      expect((await stage.subscribe(member, service.browser(name), own)).status).toBe(200)
      return member
    },
    tell(own: Partial<Parameters<typeof publishNotification>[2]> = {}): Promise<number> {
      const usual = { titulo: 'Título', corpo: 'Corpo', tipo: null, idEntidadeRelacionada: null }
      return publishNotification(test.platform, churches.videira, { ...usual, dataCadastro: stage.now, ...own })
    },
    /** Does all that is due, and what follows from it. */
    async work(): Promise<void> {
      while ((await runner.runDue()) > 0);
    },
  }
  return stage
}

interface Member {
  readonly id: AccountId
  readonly token: string
}
