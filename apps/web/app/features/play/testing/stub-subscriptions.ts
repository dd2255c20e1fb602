import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import type { PlayPlan, PlayQuote, PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { vi } from 'vitest'
import { aPlan, aQuote } from './a-subscription.ts'

export interface StubbedSubscriptions {
  quote: PlayQuote
  /** Quote for the accepted coupon. */
  discounted: { readonly coupon: string; readonly quote: PlayQuote } | undefined
  plans: PlayPlan[]
  all: PlaySubscription[]
  order: PaymentStatus | undefined
  /** Refusal of the next change. */
  refusal: { readonly status: number; readonly code: string } | undefined
  onChange: (subscription: PlaySubscription, call: string) => PlaySubscription
  readonly sent: { readonly call: string; readonly body: Record<string, unknown> }[]
}

/** Stands for the API where plans are subscribed to and looked after. */
export function stubSubscriptions(...all: PlaySubscription[]): StubbedSubscriptions {
  const product: StubbedSubscriptions = {
    quote: aQuote(),
    discounted: undefined,
    plans: [aPlan()],
    all,
    order: undefined,
    refusal: undefined,
    onChange: (subscription) => subscription,
    sent: [],
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, location.href)
    const path = pathname.replace(/^\/api\/\w+/, '')
    if (method === 'GET') return read(product, path, searchParams)
    product.sent.push({ call: `${method} ${path}`, body: body ? JSON.parse(String(body)) : {} })
    const { refusal } = product
    product.refusal = undefined
    if (refusal) return refuse(refusal.status, refusal.code)
    if (path === '/pagamento/') return Response.json(product.order)
    const [current] = product.all
    if (!current) return refuse(404, 'NOT_FOUND')
    product.all = [product.onChange(current, `${method} ${path}`)]
    return Response.json(product.all[0])
  })
  return product
}

const refuse = (status: number, code: string) => Response.json({ code, message: 'no', requestId: 'r' }, { status })

function read({ quote, discounted, plans, all, order }: StubbedSubscriptions, path: string, query: URLSearchParams) {
  const coupon = query.get('cupom')
  if (path.endsWith('/cotacao')) {
    if (coupon === null) return Response.json(quote)
    return coupon === discounted?.coupon ? Response.json(discounted.quote) : refuse(409, 'COUPON_UNAVAILABLE')
  }
  if (path.endsWith('/usuario-plano-assinatura/')) return Response.json(all)
  if (path.endsWith('/plano-assinatura/')) return Response.json(plans)
  if (path.endsWith('/plano-assinatura-conteudo/7'))
    return Response.json({ conteudo: { titulo: 'Do outro lado da barra' } })
  if (path.startsWith('/plano-assinatura-conteudo/')) return refuse(404, 'NOT_FOUND')
  if (path.startsWith('/pedido/')) return Response.json(order)
  if (path.endsWith('/perfil/')) return Response.json({ flagPin: false, perfis: [] })
  return Response.json([])
}
