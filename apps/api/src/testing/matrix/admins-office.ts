import type { Endpoint } from '@narthex/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { easyCaptcha } from '../captcha.ts'
import { nextAddress, openHttpApi } from '../http-api.ts'
import { headersFor } from '../office-door.ts'
import { openSeededPlatform, type SeededPlatform } from '../seeded-platform.ts'
import { walletKeys } from '../wallet-keys.ts'
import { join, type Person } from './cast.ts'

/** Calls of an administrator of `videira`. */
export interface AdminsOffice {
  readonly test: SeededPlatform
  readonly admin: Person
  /** Calls an endpoint at a path below /api/v1, where it is served; of this API and as the admin unless another is given. */
  call(
    endpoint: Endpoint,
    path: string,
    body: unknown,
    by?: { readonly api?: FastifyInstance | undefined; readonly person?: Person },
  ): Promise<{ status: number; body: string; retryAfter: string | undefined }>
}

/** Opens an office for all tests of the file, on an embedded database. */
export function openAdminsOffice(): AdminsOffice {
  let test: SeededPlatform
  let app: FastifyInstance
  let admin: Person

  beforeAll(async () => {
    test = await openSeededPlatform({ recaptcha: easyCaptcha, wallets: walletKeys })
    const churches = test.churches
    app = openHttpApi(test.platform)
    admin = await join(test.platform, churches, { at: 'videira', roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'] })
  })
  afterAll(async () => {
    await app.close()
    await test.close()
  })

  return {
    get test() {
      return test
    },
    get admin() {
      return admin
    },
    async call(endpoint, path, body, { api = app, person = admin } = {}) {
      const answer = await api.inject({
        method: endpoint.method,
        url: `/api/v1${path}`,
        remoteAddress: nextAddress(),
        headers: await headersFor(test.platform, endpoint, person),
        ...(body ? { payload: body as object } : {}),
      })
      const retryAfter = answer.headers['retry-after']
      return { status: answer.statusCode, body: answer.body, retryAfter: retryAfter?.toString() }
    },
  }
}
