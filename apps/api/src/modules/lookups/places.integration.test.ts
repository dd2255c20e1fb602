import type { ServerResponse } from 'node:http'
import { minuteMs } from '@narthex/contract/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Log } from '../../platform/log.ts'
import { type Caller, openCaller } from '../../testing/caller.ts'
import { enrolPerson } from '../../testing/people.ts'
import { type PlaceServices, startPlaceServices } from '../../testing/place-services.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { platformOn } from '../../testing/test-platform.ts'

const recife = {
  cep: '50030230',
  pais: 'BR',
  estado: 'PE',
  cidade: 'Recife',
  bairro: 'Recife',
  logradouro: 'Avenida Rio Branco',
}
const onlyState = { ...recife, cidade: null, bairro: null, logradouro: null }
const notFound = { status: 404, body: { code: 'NOT_FOUND' } }

describe('where a postal code leads', () => {
  let now = new Date('2026-03-02T12:00:00Z')
  const warnings: string[] = []
  const log: Log = {
    info() {},
    error() {},
    // Unknown places are also in the trail of refused calls.
    warn: (fields, message) => message !== 'call refused' && warnings.push(JSON.stringify([fields, message])),
  }
  let services: PlaceServices
  let caller: Caller
  let token: string
  let number = 0

  const test = setUpChurches({ farol: {} }, { clock: () => now })

  beforeAll(async () => {
    services = await startPlaceServices()
  })
  afterAll(async () => {
    await services.close()
  })
  beforeEach(async () => {
    services.behave()
    services.asked.length = 0
    warnings.length = 0
  })

  /** A process that remembers nothing yet, and a member who asks. */
  async function begin({ isAlone = false } = {}): Promise<void> {
    await caller?.close()
    const places = isAlone ? {} : services.settings
    const platform = platformOn(test.platform, { clock: () => now, log, places })
    caller = openCaller(platform, 'farol')
    const church = await platform.directory.byHost('farol.narthex.test')
    if (church?.kind !== 'church') throw new Error('The church is gone')
    await enrolPerson(platform.transactions.at(church), { email: `ana${++number}@example.org` })
    await later(0)
  }
  /** Advances the clock and logs the caller in again, because tokens expire within minutes. */
  async function later(minutes: number): Promise<void> {
    now = new Date(now.getTime() + minutes * minuteMs)
    token = (await caller.logIn(`ana${number}@example.org`)).token
  }
  afterAll(() => caller.close())
  const find = (path: string, as = token) => caller.call('GET', `/utils/${path}`, { token: as })

  describe('while the services answer', () => {
    beforeAll(() => begin())

    it('is the place that the Brazilian service names, asked once for however many', async () => {
      const answers = await Promise.all(['50030230', '50030-230', '50030230'].map((cep) => find(`cep/${cep}`)))
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: recife })
      expect((await find('cep/50030230')).body).toEqual(recife)
      expect(services.asked).toEqual(['/ws/50030230/json/'])
    })

    it('is nowhere for a code that there is not, which is remembered for an hour', async () => {
      for (const cep of ['01000999', '01000998']) {
        services.asked.length = 0
        for (let time = 0; time < 2; time++) expect(await find(`cep/${cep}`)).toMatchObject(notFound)
        expect(services.asked).toHaveLength(1)
        await later(61)
        await find(`cep/${cep}`)
        expect(services.asked).toHaveLength(2)
      }
      expect(await find('cep/00999999')).toMatchObject(notFound)
      expect(services.asked).toHaveLength(2)
    })

    it('is a place elsewhere, of which a code that is shared tells what its places have in common', async () => {
      const nothing = { bairro: null, logradouro: null }
      const burlington = { cep: '05401', pais: 'US', estado: 'VT', cidade: 'Burlington', ...nothing }
      expect(await find('cep/US/05401')).toMatchObject({ status: 200, body: burlington })
      const cadiz = { cep: '11001', pais: 'ES', estado: 'AN', cidade: null, ...nothing }
      expect((await find('cep/ES/11001')).body).toEqual(cadiz)
      expect(await find('cep/ES/99999')).toMatchObject(notFound)
      expect(await find('cep/ZZ/11001')).toMatchObject(notFound)
      expect(services.asked).toEqual(['/zip/us/05401', '/zip/es/11001', '/zip/es/99999'])
    })

    it('is a country’s states by the service, with its key; where it knows none by what is installed', async () => {
      expect((await find('pais/US/estado/')).body).toEqual([
        { codigo: 'AK', nome: 'Alaska' },
        { codigo: 'VT', nome: 'Vermont' },
      ])
      expect((await find('pais/BR/estado')).body).toHaveLength(27)
      expect(await find('pais/ZZ/estado/')).toMatchObject(notFound)
      expect(services.asked).toEqual(['/v1/countries/US/states/', '/v1/countries/BR/states/'])
    })

    it.each([
      'cep/5003023',
      'cep/..%2f..%2fadmin',
      'cep/US/..',
      'cep/US/%2e%2e%2fadmin',
      'pais/..%2f/estado/',
      'cep/US/%00',
    ])('never sends anything else out: %s', async (path) => {
      expect([400, 404]).toContain((await find(path)).status)
      expect(services.asked).toEqual([])
    })

    it('is not told without a login, and a hundred times with one', async () => {
      expect((await find('cep/50030230', '')).status).toBe(401)
      expect((await find('cep/US/05401', '')).status).toBe(401)
      await begin()
      for (let time = 0; time < 100; time++) expect((await find('cep/50030230')).status).toBe(200)
      expect(await find('cep/50030230')).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
      expect(services.asked).toHaveLength(1)
    })
  })

  const failures: [how: string, mood: (response: ServerResponse) => void][] = [
    ['fails', (response) => response.writeHead(503).end('<h1>503</h1>')],
    ['refuses', (response) => response.writeHead(403).end()],
    ['is rude', (response) => response.socket?.destroy()],
    ['says what is no JSON', (response) => response.end('Olá!')],
    ['says something else', (response) => response.end('{"uf":{"toString":"x"},"localidade":[]}')],
    [
      'sends on to another',
      (response) => response.writeHead(302, { location: `${services.settings.zipUrl}/us/05401` }).end(),
    ],
    ['never ends', (response) => chatter(response)],
  ]

  describe.each(failures)('while a service %s', (_, mood) => {
    it('is what is known without it, with a word in the log and a rest for the service', async () => {
      await begin()
      services.behave((_request, response) => mood(response))
      expect(await find('cep/50030230')).toMatchObject({ status: 200, body: onlyState })
      expect((await find('cep/50030230')).body).toEqual(onlyState)
      expect(await find('cep/US/05401')).toMatchObject(notFound)
      expect((await find('pais/US/estado')).body.length).toBeGreaterThan(50)
      expect(services.asked).toHaveLength(3)
      expect(warnings).toHaveLength(3)
      expect(warnings.join()).not.toMatch(/50030|key-of-a-test|127\.0/)

      services.behave()
      await later(1)
      expect((await find('cep/50030230')).body).toEqual(recife)
    })
  })

  it('a service that does not answer is given up after three seconds', async () => {
    await begin()
    services.behave(() => {})
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    const answer = find('cep/50030230')
    await vi.waitFor(() => expect(services.asked).toHaveLength(1))
    expect(timeout.mock.calls).toEqual([[3000]])
    timeout.mockRestore()
    deadline.abort()
    expect((await answer).body).toEqual(onlyState)
  })

  it('without any service is the state, as the number tells it', async () => {
    await begin({ isAlone: true })
    expect((await find('cep/50030230')).body).toEqual(onlyState)
    expect(await find('cep/00000000')).toMatchObject(notFound)
    expect(await find('cep/US/05401')).toMatchObject(notFound)
    expect((await find('pais/PT/estado')).body).toContainEqual({ codigo: '15', nome: 'Setúbal' })
    expect(services.asked).toEqual([])
  })
})

/** Sends an endless answer. */
function chatter(response: ServerResponse): void {
  const more = () => {
    if (!response.destroyed) response.write('[1,'.repeat(100_000), more)
  }
  response.on('error', () => {})
  more()
}
