import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { publishNotification } from '../modules/notifications/notifications.editing.service.ts'
import { createOwnCall } from '../platform/http/route.ts'
import type { PushAddress } from '../platform/push/push.ts'
import type { Person } from './people.ts'
import { type PushService, reachOfTests, startPushService } from './push-service.ts'
import { setUpSeededChurches } from './set-up.ts'

/** Noon in São Paulo: when each test begins. */
export const noon = new Date('2026-03-10T15:00:00Z')

/** `videira`, its members with their devices, and a push service that takes what it tells them. Empty before each test. */
export function setUpPush() {
  const test = setUpSeededChurches({ startsAt: noon, push: { reach: reachOfTests } })
  const empty = () => test.asOwner((owner) => owner.exec('delete from push_assinatura; delete from tarefa'))
  let service: PushService

  beforeAll(async () => {
    service = await startPushService()
    await empty()
  })
  afterAll(() => service.close())
  afterEach(async () => {
    test.now = noon
    service.onMessage = undefined
    service.received.length = 0
    await empty()
  })

  const put = ({ accountId, token }: Person, path: string, body: object) =>
    test.call('PUT', `/user/${accountId}${path}`, { token, body })
  const subscribe = (member: Person, address: PushAddress, own: object = {}) =>
    put(member, '/push', { ...address, idioma: 'pt', fusoHorario: 'America/Sao_Paulo', ...own })
  const verbs = {
    put,
    subscribe,
    rowsOf: (table: string) => test.asOwner((owner) => owner.query(`select * from ${table}`)),
    /** The devices that were reached. */
    names: () => service.received.map(({ name }) => name).sort(),
    /** A new member with one device, which takes pushes. */
    async joinWith(name: string, own: object = {}) {
      const member = await test.join()
      expect((await subscribe(member, service.browser(name), own)).status).toBe(200)
      return member
    },
    publish(own: Partial<Parameters<typeof publishNotification>[1]> = {}): Promise<number> {
      const usual = { titulo: 'Título', corpo: 'Corpo', tipo: null, idEntidadeRelacionada: null }
      return publishNotification(createOwnCall(test.platform.transactions.at(test.videira)), {
        ...usual,
        dataCadastro: test.now,
        ...own,
      })
    },
  }
  const stage = Object.assign(test, verbs)
  return Object.defineProperty(stage, 'service', { get: () => service }) as typeof stage & {
    readonly service: PushService
  }
}
