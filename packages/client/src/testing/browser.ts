import { vi } from 'vitest'

export type FakeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'> & {
  readonly items: Map<string, string>
}

/** A fake Storage with these entries. */
export function fakeStorage(kept: Readonly<Record<string, string>> = {}): FakeStorage {
  const items = new Map(Object.entries(kept))
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (place) => [...items.keys()][place] ?? null,
    get length() {
      return items.size
    },
  }
}

export interface FakeBrowser {
  readonly session: FakeStorage
  readonly local: FakeStorage
  /** Addresses of documents loaded in this tab. */
  readonly visited: string[]
  /** API requests, such as `POST /api/v1/security/sair`. */
  readonly asked: string[]
  /** Sets the API's next answers. */
  answer(how: (call: string, request: Request) => Response | undefined): void
  /** Dispatches a browser event. */
  tell(event: string, about?: object): void
}

/** Fakes the browser APIs that session modules use. Unstub all globals after each test. */
export function fakeBrowser({
  path = '/churchs',
  session = {},
  local = {},
}: {
  path?: string
  session?: Readonly<Record<string, string>>
  local?: Readonly<Record<string, string>>
} = {}): FakeBrowser {
  const listeners: [string, (event: object) => void][] = []
  let how: (call: string, request: Request) => Response | undefined = () => undefined
  const browser: FakeBrowser = {
    session: fakeStorage(session),
    local: fakeStorage(local),
    visited: [],
    asked: [],
    answer: (next) => {
      how = next
    },
    tell: (event, about = {}) => {
      for (const [name, listen] of listeners) if (name === event) listen(about)
    },
  }
  const [pathname, fragment] = path.split('#')
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', {
    pathname,
    search: '',
    hash: fragment ? `#${fragment}` : '',
    assign: (address: string) => browser.visited.push(address),
    reload: () => browser.visited.push('again'),
  })
  vi.stubGlobal('sessionStorage', browser.session)
  vi.stubGlobal('localStorage', browser.local)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', (name: string, listen: (event: object) => void) => listeners.push([name, listen]))
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => browser.tell(type))
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(new URL(address, 'http://site.example'), init)
    const call = `${request.method} ${address}`
    browser.asked.push(call)
    const answer = how(call, request)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  return browser
}

/** An error answer of the API. */
export function refusal(status: number, code: string): Response {
  return Response.json({ code, message: 'no', requestId: 'r' }, { status })
}

/** A token with `iat` and `exp`, in seconds since 1970. */
export function tokenFrom(iat: number, exp: number, mark = 'x'): string {
  return `h.${Buffer.from(JSON.stringify({ iat, exp })).toString('base64url')}.${mark}`
}
