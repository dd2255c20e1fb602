import type { KeptLetter, Outbox } from '@narthex/api/platform/mail/outbox'
import type { Directory } from '@narthex/api/platform/tenancy/directory'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mayRead, outboxHostname } from './may-read.ts'
import { letterPage, letterPolicy, outboxPage, outboxPolicy } from './outbox-pages.ts'

export interface OutboxPluginOptions {
  readonly outbox: Outbox
  readonly directory: Pick<Directory, 'byHost'>
}

/**
 * `/outbox` at `outbox.localhost` shows unsent mails to a person at the machine. For all other requests it does not
 * exist, nor where a church has that host name.
 */
export async function outboxPlugin(app: FastifyInstance, { outbox, directory }: OutboxPluginOptions): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!mayRead(request.raw) || (await directory.byHost(outboxHostname))) return reply.callNotFound()
    // Links in mails give access to accounts.
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
  app.get<{ Params: { id: string; index: string } }>('/outbox/:id/attachment/:index', (request, reply) => {
    const { id, index } = request.params
    const file = outbox.find(id)?.attachments?.[Number(index)]
    if (!file) return reply.callNotFound()
    const disposition = `attachment; filename="${file.filename.replace(/[^\w.-]/g, '_')}"`
    return reply
      .type(file.contentType)
      .header('content-disposition', disposition)
      .send(Buffer.from(file.content, 'base64'))
  })
  letterRoute('/outbox/:id/text', (reply, letter) => reply.type('text/plain; charset=utf-8').send(letter.text))
}
