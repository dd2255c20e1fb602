import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@narthex/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChurchScope } from './platform/scope/scope.ts'
import { type Answered, get, openHttpApi } from './testing/http-api.ts'
import { type SeededChurches, toCanary, toHost } from './testing/seeded-churches.ts'
import type { Things } from './testing/seeded-content.ts'
import { openSeededPlatform, type SeededPlatform } from './testing/seeded-platform.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'

/* Everything that is read of a church by its name, from every kind of host and with every way to name one. */
const endpoints = servedEndpoints.filter(
  ({ access, church, method }) => access === 'public' && typeof church === 'object' && method === 'GET',
)

/** What an endpoint needs in its query besides; e-mails that nobody has asked for, as asking is limited. */
const queries: Record<string, () => string> = {
  findMember: () => `email=${randomUUID()}@example.org`,
  searchChurch: () => 'q=canary',
  getFeed: () => 'tipo=NOTICIA&idioma=pt',
  getSchedule: () => 'mes=2026-06',
  getPrayerSupport: () => 'ids=1,2,3',
  mapGroups: () => 'caixa=-90,-180,90,180',
}
const byId = endpoints.map((endpoint) => [endpoint.id, endpoint] as const)

const names: Record<string, (church: ChurchScope) => string> = {
  id: ({ igrejaId }) => String(igrejaId),
  uuid: ({ uuid }) => uuid,
  slug: ({ slug }) => slug,
  code: ({ codigo }) => codigo,
}
const writings: Record<string, (name: string) => string> = {
  'as it is': encodeURIComponent,
  'every letter escaped': (name) => [...name].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join(''),
}
const bents: Record<string, (name: string) => string> = {
  'escaped twice': (name) => encodeURIComponent(encodeURIComponent(`${name} `)),
  'in upper case': (name) => (name === name.toUpperCase() ? `0${name}` : name.toUpperCase()),
  'with a space before': (name) => `%20${name}`,
  'with a zero before': (name) => `0${name}`,
  'with another after a comma': (name) => `${name},videira`,
}

describe('a church named in a call', () => {
  let test: SeededPlatform
  let app: FastifyInstance
  let churches: SeededChurches

  beforeAll(async () => {
    test = await openSeededPlatform()
    churches = test.churches
    app = await openHttpApi(test.platform)
  })
  afterAll(async () => {
    await app.close()
    await test.close()
  })

  const call = (host: string, endpoint: Endpoint, name: string, { codigo }: ChurchScope) =>
    get(app, host, pathNaming(endpoint, name, churches.things[codigo] ?? {}))

  it('control: the matrix is not empty, and its canary is found where it belongs', async () => {
    expect(endpoints.length).toBeGreaterThan(5)
    const answers = await Promise.all(
      endpoints.map((endpoint) => call(toHost(churches.farol), endpoint, 'farol', churches.farol)),
    )
    expect(answers.filter(({ text }) => text.includes(toCanary(churches.farol))).length).toBeGreaterThan(3)
  })

  it.each(byId)('%s answers on its own host, however the church is named', async (_, endpoint) => {
    const usual = await call(toHost(churches.videira), endpoint, 'videira', churches.videira)
    expect(usual.status).toBe(200)
    for (const name of Object.values(names))
      for (const write of Object.values(writings))
        expect(await call(toHost(churches.videira), endpoint, write(name(churches.videira)), churches.videira)).toEqual(
          usual,
        )
  })

  it.each(byId)('%s gives no other church away, however it is named', async (_, endpoint) => {
    const { videira, oliveira, pomar, farol, fechada } = churches
    const hosts = [toHost(videira), toHost(oliveira), toHost(pomar), 'www.videira.example']
    for (const foreign of [farol, fechada])
      for (const host of hosts)
        for (const name of Object.values(names))
          for (const write of Object.values({ ...writings, ...bents }))
            expectNothingOf(foreign, await call(host, endpoint, write(name(foreign)), foreign))
    for (const name of Object.values(names))
      expectNothingOf(videira, await call(toHost(farol), endpoint, name(videira), videira))
  })

  it.each(byId)('%s answers for the other churches of the organisation', async (_, endpoint) => {
    const own = await call(toHost(churches.oliveira), endpoint, 'oliveira', churches.oliveira)
    for (const host of [toHost(churches.videira), toHost(churches.pomar)])
      for (const name of Object.values(names))
        expect(await call(host, endpoint, name(churches.oliveira), churches.oliveira)).toEqual(own)
  })

  it.each(byId)('%s says of a church that is not active just that', async (_, endpoint) => {
    const answer = await call(toHost(churches.fechada), endpoint, 'fechada', churches.fechada)
    expect(answer).toMatchObject({ status: 403, text: expect.stringContaining('"CHURCH_INACTIVE"') })
    expect(answer.text).not.toContain(toCanary(churches.fechada))
  })

  it.each(byId)('%s is not served on a host that nobody registered', async (_, endpoint) => {
    for (const host of [
      'nobody.narthex.test',
      'narthex.test',
      'videira.narthex.test.evil.example',
      'a.videira.narthex.test',
    ])
      expect(await call(host, endpoint, 'videira', churches.videira)).toMatchObject({
        status: 404,
        text: expect.stringContaining('"HOST_UNKNOWN"'),
      })
  })
})

function expectNothingOf(foreign: ChurchScope, { status, text }: Answered): void {
  expect(status).toBe(404)
  expect(text).not.toContain(toCanary(foreign))
  expect(JSON.parse(text)).toEqual({
    code: 'NOT_FOUND',
    message: 'Not found.',
    requestId: expect.any(String),
  })
}

/** The endpoint's address with the name in the place of its church, and what the church has in the place of the rest. */
function pathNaming({ church, id, path }: Endpoint, name: string, things: Things): string {
  if (typeof church === 'string') throw new Error('This endpoint names no church')
  const query = queries[id]?.() ?? ''
  const inPath = 'param' in church ? { ...things[id], [church.param]: name } : {}
  const filled = path.replace(/\{(\w+)\}/g, (_, part) => String(inPath[part]))
  return 'param' in church ? `${filled}?${query}` : `${filled}?${church.query}=${name}&${query}`
}
