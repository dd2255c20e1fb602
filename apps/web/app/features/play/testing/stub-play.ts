import type { Continued, Playback, Position } from '@narthex/contract/play/play.schemas'
import type { PlayProfiles } from '@narthex/contract/play/watching.schemas'
import { vi } from 'vitest'

export interface Refusal {
  readonly status: number
  readonly code: string
  readonly details?: readonly { readonly path: string; readonly message: string }[]
}

export interface StubbedPlay {
  playback: Playback
  /** Refusal of `startWatching`. */
  refusal: Refusal | undefined
  /** Refusal of `renewWatching`. */
  renewal: Refusal | undefined
  profiles: PlayProfiles
  /** Positions of each profile; the member's own are under `own`. */
  positions: Readonly<Record<string, readonly Position[]>>
  continued: Readonly<Record<string, readonly Continued[]>>
  pin: string
  /** Password of the account. */
  password: string
  isAnswering: boolean
  /** Calls that change something, with what they carried. */
  readonly sent: { readonly call: string; readonly body: Record<string, unknown> }[]
}

/** Stands for the API where titles are watched. What is no call goes to the network. */
export function stubPlay(playback: Playback): StubbedPlay {
  const load = window.fetch.bind(window)
  const product: StubbedPlay = {
    playback,
    refusal: undefined,
    renewal: undefined,
    profiles: { flagPin: false, perfis: [] },
    positions: {},
    continued: {},
    pin: '4821',
    password: 'Videira#quatro4',
    isAnswering: true,
    sent: [],
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, location.href)
    if (!pathname.startsWith('/api/')) return load(address)
    if (!product.isAnswering) throw new TypeError('Failed to fetch')
    const path = pathname.replace(/^\/api\/\w+/, '')
    const profile = searchParams.get('perfil') ?? 'own'
    if (path === '/user/play/posicao/' && method === 'GET') return Response.json(product.continued[profile] ?? [])
    if (path === '/user/play/posicao/conteudo/') return Response.json(product.positions[profile] ?? [])
    const content = body === undefined ? {} : JSON.parse(String(body))
    if (method !== 'GET') product.sent.push({ call: `${method} ${path}`, body: content })
    const answer = respond(product, `${method} ${path}`, content)
    if (answer && 'code' in answer) {
      const { status, ...error } = answer
      return Response.json({ ...error, message: 'no', requestId: 'r' }, { status })
    }
    return Response.json(answer)
  })
  return product
}

function respond(product: StubbedPlay, call: string, body: Record<string, unknown>): object | Refusal {
  if (call === 'POST /user/play/reproducao/') return product.refusal ?? product.playback
  if (call.startsWith('PUT /user/play/reproducao/')) {
    const { url, expiraEm } = product.playback
    return product.renewal ?? { url, expiraEm }
  }
  if (call === 'GET /user/play/perfil/') return product.profiles
  if (call === 'POST /user/play/passe') {
    if (body.pin !== product.pin) return { status: 403, code: 'PLAY_PIN_WRONG' }
    return { passe: `a.${'x'.repeat(43)}`, expiraEm: '2999-01-01T00:00:00.000Z' }
  }
  if (call === 'PUT /user/play/pin') {
    if (body.senha !== product.password) return { status: 400, code: 'WRONG_PASSWORD' }
    product.pin = String(body.pin)
    return {}
  }
  if (call === 'POST /user/play/posicao/') return body.posicoes as object
  return {}
}
