import { ChurchScope } from '@narthex/api/platform/scope/scope'
import type { Directory } from '@narthex/api/platform/tenancy/directory'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendImage } from './brand-images-plugin.ts'
import type { ItemImages } from './item-images.ts'

export interface ItemImagesPluginOptions {
  readonly images: ItemImages
  readonly directory: Directory
  /** Called before anything is looked up or drawn; throws where the client has reached its rate limit. */
  readonly allowMiss: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** `/share/news/12.png`: the preview picture of a link to `/news/12`. */
export async function itemImagesPlugin(app: FastifyInstance, options: ItemImagesPluginOptions): Promise<void> {
  const { images, directory, allowMiss } = options
  app.get<{ Params: { '*': string } }>('/share/*', async (request, reply) => {
    const [, path] = /^([^?]*)\.png$/.exec(`/${request.params['*']}`) ?? []
    const church = await directory.byHost(request.host)
    if (path === undefined || !ChurchScope.is(church) || !church.flagAtivo) return reply.callNotFound()
    const ready = images.peek(church, path)
    if (!ready) await allowMiss(request, reply)
    const image = ready ?? (await images.get(church, path))
    return image ? sendImage(request, reply, image) : reply.callNotFound()
  })
}
