import type { PassageMark } from '@narthex/contract/reading-plans/merge-marks'
import type { Plan, ReadingCircle, Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import type { TalkMessage } from '@narthex/contract/reading-plans/talk.endpoints'
import { vi } from 'vitest'
import { aPlan, aSubscription, toSummary } from './a-subscription.ts'

interface SentCall {
  /** Method and path after the subscription's, such as `PUT /leitura`. */
  readonly call: string
  readonly body: unknown
}

export interface StubbedPlans {
  plans: Plan[]
  subscriptions: Subscription[]
  circle: ReadingCircle | null
  talk: TalkMessage[]
  /** Calls that change something. */
  readonly sent: SentCall[]
  isAnswering: boolean
  /** Answers the next change, once. */
  refusal: { readonly status: number; readonly code: string } | undefined
  /** The subscription after a change that is not a mark. */
  onChange: (subscription: Subscription, call: string) => Partial<Subscription>
}

const own = /^\/user\/plano-leitura\/(?:([\w-]{36})(.*))?$/

/** Stands for the API of reading plans, where the pages meet it. It keeps what is marked, written and left. */
export function stubPlans(about: Partial<StubbedPlans> = {}): StubbedPlans {
  const api: StubbedPlans = {
    plans: [aPlan()],
    subscriptions: [],
    circle: null,
    talk: [],
    sent: [],
    isAnswering: true,
    refusal: undefined,
    onChange: () => ({}),
    ...about,
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!api.isAnswering) throw new TypeError('Failed to fetch')
    const path = new URL(address, location.href).pathname.replace('/api/v1', '')
    const [, id, rest = ''] = own.exec(path) ?? []
    if (method === 'GET') return answerReading(api, path, id, rest)
    const call = `${method} ${rest || '/'}`
    const given = body ? JSON.parse(String(body)) : undefined
    api.sent.push({ call, body: given })
    const { refusal } = api
    api.refusal = undefined
    if (refusal) return toRefusal(refusal.status, refusal.code)
    return answerChange(api, id, call, given)
  })
  return api
}

const toRefusal = (status: number, code: string) => Response.json({ code, message: 'no', requestId: 'r' }, { status })
const found = (value: unknown) => (value ? Response.json(value) : toRefusal(404, 'NOT_FOUND'))

function answerReading(api: StubbedPlans, path: string, id: string | undefined, rest: string): Response {
  if (path === '/plano-leitura/') return Response.json(api.plans.map(({ dias: _, ...plan }) => plan))
  if (path.startsWith('/plano-leitura/')) return found(api.plans.find(({ uuid }) => path.endsWith(uuid)))
  if (rest === '/roda') return found(api.circle)
  if (rest === '/roda/conversa') return Response.json(api.talk)
  if (id) return found(api.subscriptions.find(({ uuid }) => uuid === id))
  return Response.json(api.subscriptions.map(toSummary))
}

function answerChange(api: StubbedPlans, id: string | undefined, call: string, given: unknown): Response {
  if (!id) {
    const begun = aSubscription({ inicio: (given as { inicio: string }).inicio })
    api.subscriptions.push(begun)
    return Response.json(begun, { status: 201 })
  }
  if (call === 'DELETE /') {
    api.subscriptions = api.subscriptions.filter(({ uuid }) => uuid !== id)
    return Response.json({})
  }
  if (call === 'POST /roda/conversa') {
    const { uuid, texto } = given as { uuid: string; texto: string }
    const when = { dataCadastro: '2026-03-01T12:00:00.000Z' }
    const message: TalkMessage = { uuid, texto, nome: 'Lia', imagem: null, flagMinha: true, ...when }
    api.talk.push(message)
    return Response.json(message, { status: 201 })
  }
  const before = api.subscriptions.find(({ uuid }) => uuid === id)
  if (!before) return toRefusal(404, 'NOT_FOUND')
  const change =
    call === 'PUT /leitura'
      ? { lidas: markAll(before.lidas, (given as { marcas: PassageMark[] }).marcas) }
      : api.onChange(before, call)
  const after = { ...before, ...change }
  api.subscriptions = api.subscriptions.map((each) => (each.uuid === id ? after : each))
  if (call.includes('/roda')) return Response.json(api.circle ?? {})
  return Response.json(after)
}

function markAll(read: Subscription['lidas'], marks: readonly PassageMark[]): Subscription['lidas'] {
  const days = new Map(read.map(({ dia, passagens }) => [dia, new Set(passagens)]))
  for (const { dia, passagem, lida } of marks) {
    const passages = days.get(dia) ?? new Set()
    if (lida) passages.add(passagem)
    else passages.delete(passagem)
    days.set(dia, passages)
  }
  return Array.from(days, ([dia, passages]) => ({ dia, passagens: [...passages] }))
}
