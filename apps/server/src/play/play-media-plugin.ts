import { createDelivery, type OpenMedia } from '@narthex/api/modules/play/watching/delivery/delivery.service'
import { readMediaTicket } from '@narthex/api/modules/play/watching/delivery/media-tickets.rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type MediaOptions, mediaPolicy } from '../media/media-options.ts'
import { sendStoredFile } from '../media/send-file.ts'

/** As it came, without decoding: a name with any other character is none. */
const address = /^\/play\/media\/([\w-]{60}\.[\w-]{43})\/([a-z0-9][a-z0-9_-]{0,40}\.[a-z0-9]{2,4})$/

const headers = {
  // The address is the viewer's own; it ends within minutes.
  'cache-control': 'private, max-age=600',
  'content-security-policy': mediaPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
}

/**
 * Protected videos of Play, by signed addresses (decision 0106). 403 for an address that has ended, so that a player asks for
 * the next one; 404 for everything else.
 */
export async function playMediaPlugin(app: FastifyInstance, { platform, allow }: MediaOptions): Promise<void> {
  const { directory, keys } = platform
  const open = createDelivery(platform)

  async function find(request: FastifyRequest): Promise<OpenMedia | 'ended' | undefined> {
    const [, text, path] = address.exec(request.raw.url?.split('?', 1)[0] ?? '') ?? []
    const ticket = text === undefined ? undefined : readMediaTicket(keys, text)
    const tenant = ticket && (await directory.byHost(request.host))
    const church = tenant && (await directory.churchFrom(tenant, String(ticket.churchId)))
    return ticket && church?.flagAtivo && path !== undefined ? open(church, ticket, path) : undefined
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/play/media/*',
    onRequest: allow,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const file = await find(request)
      if (file === 'ended') return refuse(reply, 403)
      return file ? sendStoredFile(file, request, reply, headers) : refuse(reply, 404)
    },
  })
}

/** Without a body. */
const refuse = (reply: FastifyReply, status: 403 | 404) => reply.code(status).header('cache-control', 'no-store').send()
