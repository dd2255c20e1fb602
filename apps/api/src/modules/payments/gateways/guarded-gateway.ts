import type { Hold } from '../../../platform/hold/hold.ts'
import { isTimeoutError, type Targets } from '../../../platform/targets.ts'
import { GatewayUnavailable } from './gateway-failures.ts'
import type { GatewayContext, PaymentGateway } from './payment-gateway.ts'

type Around = <T>(context: GatewayContext, call: () => Promise<T>, name: string) => Promise<T>

/** A gateway whose calls are made within `around`. */
function wrapCalls(gateway: PaymentGateway, around: Around): PaymentGateway {
  const wrapped = Object.entries(gateway).map(([name, member]) => {
    if (typeof member !== 'function' || name === 'describeBankForm') return [name, member]
    if (name === 'listChanged')
      return [name, (context: GatewayContext, since: Date) => wrapList(gateway, around, context, since)]
    return [
      name,
      (context: GatewayContext, ...given: unknown[]) =>
        around(context, async () => member.call(gateway, context, ...given), name),
    ]
  })
  return Object.fromEntries(wrapped)
}

async function* wrapList(gateway: PaymentGateway, around: Around, context: GatewayContext, since: Date) {
  const list = gateway.listChanged?.(context, since)[Symbol.asyncIterator]()
  while (list) {
    const next = await around(context, () => list.next(), 'listChanged')
    if (next.done) return
    yield next.value
  }
}

/**
 * A gateway that refuses every call while jobs are held: nothing was sent. A held copy still reads webhooks, which move
 * nothing, so that no gateway stops calling; a rehearsal does not.
 */
export function refuseWhileHeld(gateway: PaymentGateway, hold: Pick<Hold, 'find'>): PaymentGateway {
  return wrapCalls(gateway, async (_context, call, name) => {
    const held = await hold.find()
    if (held && (held.kind === 'rehearsal' || name !== 'readWebhook'))
      throw new GatewayUnavailable('No gateway is called while jobs are held.')
    return call()
  })
}

/** A gateway that rests after it did not answer in time. */
export function restWhileSilent(
  gateway: PaymentGateway,
  { targets, name }: { readonly targets: Targets; readonly name: string },
): PaymentGateway {
  return wrapCalls(gateway, (context, call) =>
    targets.call({ kind: 'gateway', name }, call, (error) => context.signal.aborted || isTimeoutError(error)),
  )
}
