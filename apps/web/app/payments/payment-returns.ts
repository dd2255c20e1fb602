/* A payer who confirms at their bank or a wallet comes back in another window. What that window says is only a hint. */

interface ReturnMessage {
  readonly type: 'PAYMENT_RETURN'
  readonly pedido: string
}

const channelName = 'narthex:payments'

/** Says to the page that waits for this order, and to the one around this frame, that its payer came back. */
export function announceReturn(pedido: string): void {
  const message: ReturnMessage = { type: 'PAYMENT_RETURN', pedido }
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}

/** Calls back when the payer of this order came back in a window of this site. Returns the function that stops it. */
export function onReturn(pedido: string, listener: () => void): () => void {
  const listen = ({ origin, data }: MessageEvent<Partial<ReturnMessage> | null>) => {
    const isOurs = origin === location.origin && data?.type === 'PAYMENT_RETURN' && data.pedido === pedido
    if (isOurs) listener()
  }
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = listen
  addEventListener('message', listen)
  return () => {
    channel.close()
    removeEventListener('message', listen)
  }
}
