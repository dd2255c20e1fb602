import { previewKey, previewPath, takePreview } from '@narthex/api/modules/office/previews.service'
import { boundedQueue } from '@narthex/api/platform/bounded-queue'
import { describeFailure } from '@narthex/api/platform/database/describe-failure'
import { busy } from '@narthex/api/platform/errors/domain-error'
import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { type Locale, localeFor } from '@narthex/contract/locale'
import { catalogue } from '@narthex/locales/catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageRenderer } from '../pages/page-renderer.ts'
import type { RenderQueue } from '../pages/render-queue.ts'
import { previewHeaders } from './preview-policy.ts'
import { renderPreview } from './render-preview.ts'

export interface PreviewOptions {
  readonly platform: Platform
  readonly renderer: PageRenderer
  readonly queue: RenderQueue
  readonly allow: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Previews rendered at once: each holds a database connection, and the pool is for visitors first. */
const atOnce = 2
const waiting = 32

/** Shows a preview by its code: one code, one document. Other methods than GET have no route here, and use no code up. */
export async function previewPlugin(app: FastifyInstance, options: PreviewOptions): Promise<void> {
  const { platform, renderer, queue, allow } = options
  const inTurn = boundedQueue({ atOnce, waiting, full: () => busy(2) })

  app.route<{ Querystring: Readonly<Record<string, unknown>> }>({
    method: 'GET',
    url: previewPath,
    exposeHeadRoute: false,
    onRequest: allow,
    async handler(request, reply) {
      const church = await platform.directory.byHost(request.host)
      if (!ChurchScope.is(church)) return reply.callNotFound()
      const code = request.query[previewKey]
      const preview = typeof code === 'string' ? await takePreview(platform, church, code) : undefined
      if (!preview) return sendPlain(church, localeFor(request.headers), reply, 'gone')
      try {
        const asker = { address: request.ip, church: church.key }
        const page = await inTurn(() => queue(asker, () => renderPreview(platform, renderer, church, preview)))
        for (const error of page.errors ?? []) platform.log.error({ ...error }, 'preview failed')
        return reply
          .code(page.status)
          .headers(previewHeaders(platform.domain, church, page.inlineHashes.styles))
          .send(Buffer.from(page.body))
      } catch (error) {
        // The message of a statement that failed holds what was typed.
        const cause = describeFailure(error) ?? { message: String(error) }
        platform.log.error({ cause, tipo: preview.tipo }, 'preview failed')
        return sendPlain(church, preview.idioma, reply, 'failed')
      }
    },
  })

  function sendPlain(church: ChurchScope, locale: Locale, reply: FastifyReply, reason: Reason) {
    const text = catalogue[locale].preview
    const { title, lead } =
      reason === 'gone' ? { title: text.goneTitle, lead: text.gone } : { title: text.failedTitle, lead: text.failed }
    return reply
      .code(reason === 'gone' ? 410 : 503)
      .headers(previewHeaders(platform.domain, church, []))
      .send(
        `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${lead}</p></html>`,
      )
  }
}

type Reason = 'gone' | 'failed'
