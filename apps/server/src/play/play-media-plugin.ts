import { createDelivery, type OpenMedia } from '@narthex/api/modules/play/watching/delivery/delivery.service'
import { readVideoPass } from '@narthex/api/modules/play/watching/delivery/video-passes.rules'
import { createViewerNetworks } from '@narthex/api/modules/play/watching/delivery/viewer-networks'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type MediaOptions, mediaPolicy } from '../media/media-options.ts'
import { sendStoredFile } from '../media/send-file.ts'

/** Pattern of the address as received, without decoding: no other character is part of a name. */
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
 * the next one, and for one that too many networks use at once; 404 for everything else.
 */
export async function playMediaPlugin(app: FastifyInstance, { platform, allow }: MediaOptions): Promise<void> {
  const { directory, keys } = platform
  const open = createDelivery(platform)
  const admits = createViewerNetworks(platform.clock)

  async function find(request: FastifyRequest): Promise<OpenMedia | 'ended' | undefined> {
    const [, text, path] = address.exec(request.raw.url?.split('?', 1)[0] ?? '') ?? []
    const pass = text === undefined ? undefined : readVideoPass(keys, text)
    const church = pass && (await directory.byHost(request.host))
    // An address is of its church's own hosts, and of no other of the organisation.
    if (!ChurchScope.is(church) || church.igrejaId !== pass?.churchId || !church.flagAtivo || !path) return undefined
    if (pass.viewer && !admits(pass.viewer.playbackId, request.ip)) return 'ended'
    return open(church, pass, path)
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

/** Answers without a body. */
const refuse = (reply: FastifyReply, status: 403 | 404) => reply.code(status).header('cache-control', 'no-store').send()
