import { type CalendarFile, fileOfItem, getCalendar } from '@narthex/api/modules/schedule/calendar/calendar.service'
import type { Platform } from '@narthex/api/platform/platform'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { feedPath } from '@narthex/contract/schedule/calendar-address'
import { scheduleKinds } from '@narthex/contract/schedule/schedule-kinds'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonHeaders, inertPolicy } from '../http/security-headers.ts'
import { writePage } from '../pages/page-answer.ts'
import { entryBytes, type PageEntry, pageEntry } from '../pages/page-entry.ts'
import { renderedPage } from '../pages/rendered-page.ts'

export interface CalendarPluginOptions {
  readonly platform: Platform
  /** Throws where the client has reached its rate limit. */
  readonly allow: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** A calendar; its entry is undefined where it does not exist. */
interface Made {
  readonly entry: PageEntry | undefined
}

const itemPath = '/schedule/:id(^[a-z]+-[\\d-]+).ics'

/**
 * The calendars of a church as iCalendar files: feeds to subscribe to, and single items to download. Calendar apps
 * poll, so unchanged files are answered from memory and with 304.
 */
export async function calendarPlugin(app: FastifyInstance, { platform, allow }: CalendarPluginOptions): Promise<void> {
  const isHttps = platform.domain.protocol === 'https:'

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    make: (church: ChurchScope) => Promise<CalendarFile | undefined>,
  ): Promise<FastifyReply> {
    const church = await platform.directory.byHost(request.host)
    if (!ChurchScope.is(church) || !church.flagAtivo) return notThere(reply)
    const { entry } = await platform.cache.get<Made>(church, `calendar|${name}`, async () => {
      const file = await make(church)
      const made = {
        entry:
          file &&
          pageEntry(renderedPage({ status: 200, headers: {}, body: file.text }), calendarHeaders(name, isHttps)),
      }
      // Missing items are not cached: there is no limit to their ids, and they would evict what people read.
      return { value: made, bytes: made.entry ? entryBytes(made.entry) : 0, until: file?.until }
    })
    if (!entry) return notThere(reply)
    await writePage(entry, request.raw, reply.hijack().raw)
    return reply
  }

  for (const kind of [undefined, ...scheduleKinds]) {
    const path = feedPath(kind)
    app.get(path, { onRequest: allow }, (request, reply) =>
      answer(request, reply, path.slice(1), (church) => getCalendar(platform, platform.transactions.at(church), kind)),
    )
  }
  app.get<{ Params: { id: string } }>(itemPath, { onRequest: allow }, (request, reply) => {
    const { id } = request.params
    return answer(request, reply, `${id}.ics`, (church) => fileOfItem(platform, platform.transactions.at(church), id))
  })
}

function notThere(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

function calendarHeaders(filename: string, isHttps: boolean): Record<string, string> {
  return {
    ...commonHeaders({ isHttps }),
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${filename}"`,
    'content-security-policy': inertPolicy,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  }
}
