import type { KeptLetter, Outbox } from '@narthex/api/platform/mail/outbox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mayRead } from './may-read.ts'
import { letterPage, letterPolicy, outboxPage, outboxPolicy } from './outbox-pages.ts'

export interface OutboxPluginOptions {
  readonly outbox: Outbox
  /** The product's own host name. */
  readonly hostname: string
}

/** `/outbox`: what the product would have sent, for whoever sits at the machine. Nobody else learns that it is there. */
export async function outboxPlugin(app: FastifyInstance, { outbox, hostname }: OutboxPluginOptions): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!mayRead(request.raw, hostname)) return reply.callNotFound()
    // The links of mails are keys to accounts.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  })

  const answer = (reply: FastifyReply, policy: string, body: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(body)
  const letterRoute = (path: string, send: (reply: FastifyReply, letter: KeptLetter) => FastifyReply) =>
    app.get<{ Params: { id: string } }>(path, (request, reply) => {
      const letter = outbox.find(request.params.id)
      return letter ? send(reply, letter) : reply.callNotFound()
    })

  app.get('/outbox', (_request, reply) => answer(reply, outboxPolicy, outboxPage(outbox.list())))
  letterRoute('/outbox/:id', (reply, letter) => answer(reply, outboxPolicy, letterPage(letter)))
  letterRoute('/outbox/:id/html', (reply, letter) => answer(reply, letterPolicy, letter.html))
  letterRoute('/outbox/:id/text', (reply, letter) => reply.type('text/plain; charset=utf-8').send(letter.text))
}
