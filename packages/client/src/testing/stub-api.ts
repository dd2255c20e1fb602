import { vi } from 'vitest'

/** A value, a response, or what makes one of what was sent. */
type Answer = unknown | ((body: never, address: URL) => unknown)

export interface StubbedApi {
  /** Answers by call, such as `PUT /celula/3/membro/7`; any other call is answered with `NOT_FOUND`. */
  readonly answers: Record<string, Answer>
  /** Every call, with its query. */
  readonly asked: string[]
  /** Calls that change something. */
  readonly sent: { readonly call: string; readonly body: unknown }[]
  isAnswering: boolean
}

/** Stands for the API where a page meets it. Unstub all globals after each test. */
export function stubApi(answers: Record<string, Answer> = {}): StubbedApi {
  const api: StubbedApi = { answers, asked: [], sent: [], isAnswering: true }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!api.isAnswering) throw new TypeError('Failed to fetch')
    const url = new URL(address, location.href)
    const call = `${method} ${url.pathname.replace('/api/v1', '')}`
    const given = body instanceof FormData ? fieldsOf(body) : body && JSON.parse(String(body))
    api.asked.push(call + url.search)
    if (method !== 'GET') api.sent.push({ call, body: given })
    const known = answers[call]
    if (known === undefined) return refuse(404, 'NOT_FOUND')()
    const answer = typeof known === 'function' ? await known(given, url) : known
    return answer instanceof Response ? answer : Response.json(answer)
  })
  return api
}

/** The fields of a form; of one that is sent several times, all of its values. */
const fieldsOf = (form: FormData) =>
  Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)] as const).map(onlyOf))

const onlyOf = ([name, values]: readonly [string, unknown[]]) => [name, values.length > 1 ? values : values[0]] as const

/** Makes an error answer of the API. */
export function refuse(status: number, code: string): () => Response {
  return () => Response.json({ code, message: 'no', requestId: 'r' }, { status })
}

/** A token of a session that lasts. */
export const aToken = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`
