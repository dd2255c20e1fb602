import { afterEach, describe, expect, it } from 'vitest'
import { type HostForm, hostForms } from '../testing/host-forms.ts'
import { rawGet, sendRaw } from '../testing/raw-http.ts'
import { type OpenTestServer, openTestServer, setUpServer } from '../testing/test-server.ts'

describe('a host', () => {
  const base = setUpServer()
  let server: OpenTestServer
  afterEach(() => server.close())

  it('leads to its own church or to nobody, in every form that it can be written', async () => {
    server = await openTestServer({ beside: base })
    const forms = hostForms()
    expect(forms.length).toBeGreaterThan(200)
    expect(await astray(await server.listen(), forms)).toEqual([])
  })

  it('control: a directory that looks at the first label alone is found out', async () => {
    server = await openTestServer({
      beside: base,
      alter: (platform) => {
        const byLabel = (host = '') => platform.directory.byHost(`${host.split('.', 1)[0]}.narthex.test`)
        return { ...platform, directory: { ...platform.directory, byHost: byLabel, peek: () => undefined } }
      },
    })
    const found = await astray(await server.listen(), hostForms())
    expect(found.join('\n')).toContain('videira.narthex.test.evil.example')
  })

  it('is what a trusted proxy forwards, and of several the one that the proxy itself added', async () => {
    server = await openTestServer({ beside: base, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
    const port = await server.listen()
    const forwarded = (value: string) => rawGet('/', 'Host: inner.example', `X-Forwarded-Host: ${value}`)
    expect(await churchOf(port, forwarded('videira.narthex.test'))).toBe('videira')
    expect(await churchOf(port, forwarded('videira.narthex.test, farol.narthex.test'))).toBe('farol')
    expect(await churchOf(port, rawGet('/', 'Host: farol.narthex.test'))).toBe('farol')
    expect(await churchOf(port, forwarded('farol.narthex.test.evil.example'))).toBeUndefined()
  })

  it('is not what anybody else forwards', async () => {
    server = await openTestServer({ beside: base, environment: { TRUSTED_PROXIES: '203.0.113.7' } })
    const port = await server.listen()
    const lines = ['Host: videira.narthex.test', 'X-Forwarded-Host: farol.narthex.test', 'X-Forwarded-For: 203.0.113.7']
    expect(await churchOf(port, rawGet('/', ...lines))).toBe('videira')
  })
})

/** The church whose canary is in the answer. Throws where an answer holds more than one. */
async function churchOf(port: number, bytes: string): Promise<string | undefined> {
  const answer = await sendRaw(port, bytes)
  const churches = new Set(Array.from(answer?.text.matchAll(/canary-(\w+)/g) ?? [], ([, name]) => name))
  if (churches.size > 1) throw new Error(`An answer holds ${[...churches].join(' and ')}`)
  const [church] = churches
  if (answer && !church && ![400, 404].includes(answer.status)) throw new Error(`Answered ${answer.status} to ${bytes}`)
  return church
}

/** Lists the requests that reached a church other than the permitted one. */
async function astray(port: number, forms: readonly HostForm[]): Promise<string[]> {
  const led = await Promise.all(forms.map(async (form) => ({ ...form, to: await churchOf(port, form.bytes) })))
  return led.filter(({ church, to }) => to !== church).map(({ bytes }) => bytes)
}
