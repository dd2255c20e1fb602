import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendBytes } from './send-bytes.ts'
import { UploadError } from './upload-entry.ts'

const place = '/api/v1/midia/envio/0b8f2f1e-0000-4000-8000-000000000001'
const chunk = 2 * 1024 * 1024

/** Reaction of the server to the next bytes: takes them, breaks off after some, or answers a status. */
type Reaction = 'take' | { readonly breakAfter: number } | { readonly status: number; readonly code?: string }

/** Stands for the server of the tus protocol where the browser meets it. */
function stubTus(reactions: Reaction[]) {
  const server = { received: 0, length: 0, calls: [] as string[] }
  class FakeRequest {
    method = ''
    url = ''
    status = 0
    responseText = ''
    readonly upload = {} as { onprogress?: (event: object) => void }
    onload?: () => void
    onerror?: (event: object) => void
    onabort?: () => void
    readonly sent: Record<string, string> = {}
    answered: Record<string, string> = {}
    open(method: string, url: string) {
      this.method = method
      this.url = new URL(url, location.href).pathname
    }
    setRequestHeader(name: string, value: string) {
      this.sent[name.toLowerCase()] = value
    }
    getResponseHeader(name: string) {
      return this.answered[name.toLowerCase()] ?? null
    }
    abort() {}
    send(body?: Blob) {
      server.calls.push(`${this.method} ${this.sent['upload-offset'] ?? ''}`.trim())
      setTimeout(() => this.answer(body))
    }
    answer(body?: Blob) {
      if (this.method === 'POST') {
        server.length = Number(this.sent['upload-length'])
        return this.end(201, { location: place })
      }
      if (this.method === 'HEAD')
        return this.end(200, { 'upload-offset': String(server.received), 'upload-length': String(server.length) })
      if (this.method === 'DELETE') return this.end(204, {})
      const reaction = reactions.shift() ?? 'take'
      if (reaction === 'take') {
        server.received += body?.size ?? 0
        this.upload.onprogress?.({ lengthComputable: true, loaded: body?.size ?? 0 })
        return this.end(204, { 'upload-offset': String(server.received) })
      }
      if ('breakAfter' in reaction) {
        server.received += reaction.breakAfter
        return this.onerror?.({})
      }
      this.responseText = JSON.stringify({ code: reaction.code })
      return this.end(reaction.status, {})
    }
    end(status: number, headers: Record<string, string>) {
      this.status = status
      this.answered = headers
      this.onload?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return server
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
})

const photo = new File([new Uint8Array(5 * 1024 * 1024)], 'IMG_2041.JPG', { type: 'image/jpeg', lastModified: 1 })

function send(own: Partial<Parameters<typeof sendBytes>[0]> = {}) {
  const events = { shares: [] as number[], pauses: 0, renewals: 0 }
  const stop = new AbortController()
  const sending = sendBytes({
    file: photo,
    signal: stop.signal,
    onProgress: (share) => events.shares.push(share),
    onPause: () => {
      events.pauses++
      // The network is back.
      setTimeout(() => dispatchEvent(new Event('online')))
    },
    renewSession: async () => void events.renewals++,
    ...own,
  })
  return { events, stop, sending }
}

test('a photo goes in parts, and its id is that of the upload', async () => {
  const server = stubTus([])
  const { sending, events } = send()
  expect(await sending).toBe(place.split('/').at(-1))
  expect(server.calls).toEqual(['POST', 'PATCH 0', `PATCH ${chunk}`, `PATCH ${2 * chunk}`])
  expect(server.received).toBe(photo.size)
  expect(events.shares.at(-1)).toBe(1)
})

test('a line that breaks is waited for, and nothing that arrived is sent again', async () => {
  const server = stubTus(['take', { breakAfter: 1000 }, 'take', 'take'])
  const { sending, events } = send()
  await sending
  expect(events.pauses).toBe(1)
  expect(server.calls).toEqual([
    'POST',
    'PATCH 0',
    `PATCH ${chunk}`,
    'HEAD',
    `PATCH ${chunk + 1000}`,
    `PATCH ${2 * chunk + 1000}`,
  ])
  expect(server.received).toBe(photo.size)
})

test('a session that has run out is asked for, and the upload goes on', async () => {
  const server = stubTus([{ status: 401, code: 'UNAUTHENTICATED' }])
  const { sending, events } = send()
  await sending
  expect([events.renewals, server.received]).toEqual([1, photo.size])
})

test('the same file goes on where it stopped in an earlier visit', async () => {
  const server = stubTus(['take', { status: 413, code: 'NO_ROOM' }])
  await expect(send().sending).rejects.toThrow()
  server.calls.length = 0
  await send().sending
  expect(server.calls.slice(0, 2)).toEqual(['HEAD', `PATCH ${chunk}`])
})

test.each([
  [422, 'NOT_A_FILE', 'NOT_A_FILE'],
  [413, 'NO_ROOM', 'NO_ROOM'],
  [413, 'TOO_LARGE', 'TOO_LARGE'],
  [403, 'FORBIDDEN', 'OTHER'],
])('an answer of %i with %s ends it, and is reported', async (status, code, failure) => {
  stubTus([{ status, code }])
  const error = await send().sending.catch((refusal: unknown) => refusal)
  expect(error).toBeInstanceOf(UploadError)
  expect((error as UploadError).failure).toBe(failure)
})

test('one that is stopped sends nothing more', async () => {
  const server = stubTus([{ breakAfter: 0 }])
  const stop = new AbortController()
  const { sending } = send({ signal: stop.signal, onPause: () => stop.abort() })
  await expect(sending).rejects.toThrow()
  expect(server.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1)
})
