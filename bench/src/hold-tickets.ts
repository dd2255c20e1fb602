import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { type Answer, answerTo } from './answer.ts'
import { sellingChurch } from './datasets/ticket-sale.ts'
import { nextAddress, visit } from './requests.ts'

/** Someone who holds tickets, from an address of their own, so that no limit counts it. */
export interface Buyer {
  /** Asks once for one ticket; `pass` keeps a place in the queue. */
  ask(pass?: string): Promise<Answer>
}

export interface Box {
  newBuyer(): Buyer
  close(): void
}

/** Opens the sale of an event for buyers over so many connections. */
export function openBox(port: number, event: { readonly eventId: number }, connections: number): Box {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { headers } = visit(`/api/v1/evento/${event.eventId}/reserva/`, { codigo: sellingChurch })
  return {
    newBuyer() {
      const [chave, address] = [randomUUID(), nextAddress()]
      return {
        ask: (senha) =>
          answerTo(
            port,
            {
              path: `/api/v1/evento/${event.eventId}/reserva/`,
              headers: { ...headers, 'x-forwarded-for': address },
              body: JSON.stringify({ chave, senha, ingressos: [{ idIngresso: event.eventId, adicionais: [] }] }),
            },
            agent,
          ),
      }
    },
    close: () => agent.destroy(),
  }
}

/** Result of one buyer in a rush. */
export interface Fared {
  readonly isHolding: boolean
  /** Duration of each answer, in seconds. */
  readonly waits: readonly number[]
  readonly timesInQueue: number
}

/** Asks until there is an answer other than a place in the queue, as the page does. */
export async function holdInRush(buyer: Buyer): Promise<Fared> {
  const waits: number[] = []
  let pass: string | undefined
  for (;;) {
    const begun = performance.now()
    const { status, body } = await buyer.ask(pass)
    waits.push((performance.now() - begun) / 1000)
    if (status === 201 || status === 409) return { isHolding: status === 201, waits, timesInQueue: waits.length - 1 }
    if (status !== 202) throw new Error(`A buyer was answered ${status}: ${body}`)
    const { fila } = JSON.parse(body.toString())
    pass = fila.senha
    await after(fila.tenteEm * 1000)
  }
}
