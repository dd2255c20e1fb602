import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@narthex/contract/endpoint'
import { isDeepRun } from '@narthex/contract/testing/strength'
import { describe, expect, it } from 'vitest'
import type { ChurchScope } from './platform/scope/scope.ts'
import { type Answered, get } from './testing/http-api.ts'
import { toCanary, toHost } from './testing/seeded-churches.ts'
import type { Things } from './testing/seeded-content.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'
import { setUpSeededChurches } from './testing/set-up.ts'
import { walletKeys } from './testing/wallet-keys.ts'

/*
 * Everything that is read of a church by its name, from every kind of host and with every way to name one. The deep run
 * combines them all; every other has each endpoint called from each host and by each name, with the writings in turn.
 */
const endpoints = servedEndpoints.filter(
  ({ access, church, method }) => access === 'public' && typeof church === 'object' && method === 'GET',
)

/** Further query fields of endpoints; new e-mails, because look-ups are limited. */
const queries: Record<string, () => string> = {
  findMember: () => `email=${randomUUID()}@example.org`,
  searchChurch: () => 'q=canary',
  getFeed: () => 'tipo=NOTICIA&idioma=pt',
  calculateInstallments: () => 'valor=50000',
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

const everyWriting = { ...writings, ...bents }

/** Lists every item in the deep run, otherwise only the item whose turn it is. */
const inTurn = <T>(all: readonly T[], turn: number): T[] =>
  isDeepRun ? [...all] : all.slice(turn % all.length).slice(0, 1)

describe('a church named in a call', () => {
  const test = setUpSeededChurches({ wallets: walletKeys })

  const call = async (host: string, endpoint: Endpoint, name: string, { codigo }: ChurchScope): Promise<Answered> => {
    const answer = await get(test.app, host, pathNaming(endpoint, name, test.things[codigo] ?? {}))
    // The server's time, which some answers have.
    return { ...answer, text: answer.text.replace(/"agora":"[^"]+"/, '"agora":""') }
  }

  it('control: the matrix is not empty, and its canary is found where it belongs', async () => {
    expect(endpoints.length).toBeGreaterThan(5)
    const answers = await Promise.all(
      endpoints.map((endpoint) => call(toHost(test.farol), endpoint, 'farol', test.farol)),
    )
    expect(answers.filter(({ text }) => text.includes(toCanary(test.farol))).length).toBeGreaterThan(3)
  })

  it.each(byId)('%s answers on its own host, however the church is named', async (_, endpoint) => {
    const usual = await call(toHost(test.videira), endpoint, 'videira', test.videira)
    expect(usual.status).toBe(200)
    for (const [turn, name] of Object.values(names).entries())
      for (const write of inTurn(Object.values(writings), turn + endpoints.indexOf(endpoint)))
        expect(await call(toHost(test.videira), endpoint, write(name(test.videira)), test.videira)).toEqual(usual)
  })

  it.each(byId)('%s gives no other church away, however it is named', async (_, endpoint) => {
    const { videira, oliveira, pomar, farol, fechada } = test.churches
    const hosts = [toHost(videira), toHost(oliveira), toHost(pomar), 'www.videira.example']
    let turn = endpoints.indexOf(endpoint)
    for (const foreign of [farol, fechada])
      for (const host of hosts)
        for (const name of inTurn(Object.values(names), turn++))
          for (const write of inTurn(Object.values(everyWriting), turn))
            expectNothingOf(foreign, await call(host, endpoint, write(name(foreign)), foreign))
    for (const name of Object.values(names))
      expectNothingOf(videira, await call(toHost(farol), endpoint, name(videira), videira))
  })

  it.each(byId)('%s answers for the other churches of the organisation', async (_, endpoint) => {
    const own = await call(toHost(test.oliveira), endpoint, 'oliveira', test.oliveira)
    for (const host of [toHost(test.videira), toHost(test.pomar)])
      for (const name of Object.values(names))
        expect(await call(host, endpoint, name(test.oliveira), test.oliveira)).toEqual(own)
  })

  it.each(byId)('%s says of a church that is not active just that', async (_, endpoint) => {
    const answer = await call(toHost(test.fechada), endpoint, 'fechada', test.fechada)
    expect(answer).toMatchObject({ status: 403, text: expect.stringContaining('"CHURCH_INACTIVE"') })
    expect(answer.text).not.toContain(toCanary(test.fechada))
  })

  it.each(byId)('%s is not served on an unregistered host', async (_, endpoint) => {
    for (const host of [
      'unknown.narthex.test',
      'narthex.test',
      'videira.narthex.test.evil.example',
      'a.videira.narthex.test',
    ])
      expect(await call(host, endpoint, 'videira', test.videira)).toMatchObject({
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
  const inPath = { ...things[id], ...('param' in church ? { [church.param]: name } : {}) }
  const filled = path.replace(/\{(\w+)\}/g, (_, part) => String(inPath[part as keyof typeof inPath]))
  return 'param' in church ? `${filled}?${query}` : `${filled}?${church.query}=${name}&${query}`
}
