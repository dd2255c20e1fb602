import { connect } from 'node:net'
import { contentKinds } from '@narthex/api/testing/matrix/kinds'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { servedEndpoints } from '@narthex/api/testing/served-endpoints'
import { usualBodyBytes } from '@narthex/contract/endpoint'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { parseAnswer, type RawAnswer, sendRaw } from '../testing/raw-http.ts'
import { setUpServer } from '../testing/test-server.ts'

/** Calls that accept longer bodies, all for members: texts written at length, and scans made offline. */
const longer = [
  ...contentKinds.flatMap(({ calls }) =>
    [calls.add, calls.set, calls.put, calls.saveDraft].flatMap((call) => call?.id ?? []),
  ),
  'addEvent',
  'addNote',
  'addReadingPlan',
  'addTicketContent',
  'addTitle',
  'answerCustomFields',
  'changeNote',
  'changeReadingPlan',
  'changeTitle',
  'markReadings',
  'openPagePreview',
  'recordScans',
  'setChurchProfile',
  'setEvent',
  'setOutline',
  'setPersonAnswers',
  'setPrivacyTexts',
  'setTicketContent',
]

describe('the body of a call', () => {
  const server = setUpServer({ environment: { REQUESTS_PER_MINUTE: '40' } })
  let port: number
  let host: string
  beforeAll(async () => {
    port = await server.listen()
    host = toHost(server.churches.videira)
  })

  const head = (path: string, ...lines: string[]) =>
    [`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Content-Type: application/json', ...lines, '', ''].join('\r\n')
  const login = '/api/v1/security/login_check'

  it('is short, but of the few calls that need more, which are for members', () => {
    const long = servedEndpoints.filter(({ bodyBytes }) => bodyBytes !== undefined)
    expect(long.map(({ id }) => id).sort()).toEqual([...longer].sort())
    expect(long.filter(({ access }) => access === 'public')).toEqual([])
  })

  it('that is announced as too long is refused before any of it has come, and its connection ends', async () => {
    const answer = await unfinished(head(login, `Content-Length: ${usualBodyBytes + 1}`))
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'TOO_LARGE' })
    expect(answer.headers.connection).toBe('close')
  })

  it('that is not announced is refused once it is too long, and never parsed', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const chunk = `${(usualBodyBytes + 1).toString(16)}\r\n${'['.repeat(usualBodyBytes + 1)}\r\n`
    const answer = await unfinished(`${head(login, 'Transfer-Encoding: chunked')}${chunk}`)
    const parsed = parse.mock.calls.filter(([text]) => String(text).startsWith('[['))
    parse.mockRestore()
    expect(answer.status).toBe(413)
    expect(parsed).toEqual([])
  })

  it('of the usual length is read', async () => {
    const body = '['.repeat(usualBodyBytes)
    const answer = await sendRaw(port, `${head(login, 'Connection: close', `Content-Length: ${body.length}`)}${body}`)
    expect(answer?.status).toBe(400)
    expect(JSON.parse(answer?.text ?? '')).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('is not waited for where its sender may not call', async () => {
    const path = '/api/v1/user/1/campo-personalizado'
    const answer = await unfinished(head(path, 'Content-Length: 900000').replace('POST', 'PUT'))
    expect(answer.status).toBe(401)
    expect(answer.headers.connection).toBe('close')
  })

  it('is not waited for where its sender has asked too much', async () => {
    for (let n = 0; n < 40; n++) await server.app.inject({ url: '/api/v1/nothing', headers: { host } })
    const answer = await unfinished(head(login, 'Content-Length: 60000'))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  /** Sends the beginning of a request and no more; resolves with the answer that comes all the same. */
  function unfinished(bytes: string): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      socket.setTimeout(10_000, () => socket.destroy(new Error('It waits for the rest')))
      socket.once('error', reject)
      socket.once('data', (chunk) => {
        resolve(parseAnswer(String(chunk)))
        socket.destroy()
      })
    })
  }
})
