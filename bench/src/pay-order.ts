import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { answerTo } from './answer.ts'
import type { HttpRequest } from './http-request.ts'
import { nextAddress, visit, visited } from './requests.ts'

/** The two calls of a gift: its order, and its payment on the rehearsal gateway. */
export const gifts = '/api/v1/doacao/'
export const payments = '/api/v1/pagamento/'

/** A gift of another visitor each time for the church's first reason: no limit counts two of them together. */
export async function findGiftBody(read: (path: string) => Promise<string>): Promise<() => object> {
  const reasons: { id: number }[] = JSON.parse(await read(`/api/v1/igreja/${visited}/pagamento-motivo/`))
  const [reason] = reasons
  if (!reason) throw new Error('The church asks for no gifts')
  return () => ({
    chave: randomUUID(),
    itens: [{ idMotivo: reason.id, valor: 5000 }],
    codigoMetodoPagamento: 'PIX',
    doador: { nome: 'Ana Souza', email: `${randomUUID()}@example.org` },
  })
}

export function paymentBodyFor(gift: string): object {
  const { pedido } = JSON.parse(gift)
  return { pedido, chave: randomUUID(), codigoMetodoPagamento: 'PIX' }
}

/** Gives and pays so many times in sequence, each time from an address of its own, so that no limit counts it. */
export async function payInSequence(port: number, makeGift: () => object, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = async (path: string, body: object) => {
    const { headers } = visit(path)
    const request: HttpRequest = {
      path,
      headers: { ...headers, 'x-forwarded-for': nextAddress() },
      body: JSON.stringify(body),
    }
    const answer = await answerTo(port, request, agent)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`)
    return answer.body.toString()
  }
  try {
    for (let each = 0; each < times; each++) {
      const paid = await send(payments, paymentBodyFor(await send(gifts, makeGift())))
      if (JSON.parse(paid).situacao !== 'waiting') throw new Error(`A payment was answered with ${paid}`)
    }
  } finally {
    agent.destroy()
  }
}
