import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { vi } from 'vitest'

export interface StubbedPayments {
  /** Status that is answered; undefined: no such order. */
  order: PaymentStatus | undefined
  answerRehearsal: PaymentStatus | undefined
  isAnswering: boolean
  /** Calls, such as `GET /api/v1/pedido/X/pagamento/`. */
  readonly asked: string[]
  readonly bodies: unknown[]
  /** Addresses of the streams that are open. */
  streams(): string[]
  /** Sends an event of a topic to every open stream. */
  tell(topic: string): void
}

/** Settings of a church that takes Pix by Asaas (number 9). */
const payeeSettings = {
  recebedor: { nome: 'Associação Videira', documento: 'CNPJ 11.222.333/0001-81' },
  metodos: [{ codigoMetodoPagamento: 'PIX', idGatewayPagamento: 9 }],
}

/** Replaces the API and its event stream in the browser: `fetch` and `EventSource`. */
export function stubPayments(order: PaymentStatus): StubbedPayments {
  const open = new Set<FakeStream>()
  class FakeStream extends EventTarget {
    static readonly CLOSED = 2
    readonly url: string
    readyState = 1
    onopen: (() => void) | null = null
    onmessage: ((event: MessageEvent<string>) => void) | null = null
    onerror: (() => void) | null = null
    constructor(url: string) {
      super()
      this.url = url
      open.add(this)
    }
    close() {
      open.delete(this)
    }
  }
  const product: StubbedPayments = {
    order,
    answerRehearsal: undefined,
    isAnswering: true,
    asked: [],
    bodies: [],
    streams: () => [...open].map(({ url }) => url),
    tell(topic) {
      const data = JSON.stringify({ topic, data: {} })
      for (const stream of open) stream.onmessage?.(new MessageEvent('message', { data }))
    },
  }
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (address.endsWith('/doacao-configuracao')) return Response.json(payeeSettings)
    product.asked.push(`${method} ${address}`)
    if (body) product.bodies.push(JSON.parse(String(body)))
    if (!product.isAnswering) throw new TypeError('Failed to fetch')
    const answer = address.endsWith('/ensaio/') ? product.answerRehearsal : product.order
    if (!answer) return Response.json({ code: 'NOT_FOUND', message: 'no', requestId: 'r' }, { status: 404 })
    return Response.json(answer)
  })
  return product
}
