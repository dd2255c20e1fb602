import * as devotionals from '@narthex/contract/content/devotional.endpoints'
import * as ebd from '@narthex/contract/content/ebd.endpoints'
import * as ministries from '@narthex/contract/content/ministry.endpoints'
import * as news from '@narthex/contract/content/news.endpoints'
import * as publications from '@narthex/contract/content/publication.endpoints'
import * as highlights from '@narthex/contract/home/highlight.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import { getDevotional, listDevotionals } from './devotionals.service.ts'
import { getEbd, listCourses } from './ebd.service.ts'
import { getHighlights } from './highlights.service.ts'
import { getMinistry, getProject, listMinistries } from './ministries.service.ts'
import { getNews, listNews } from './news.service.ts'
import { getPublication, listPublications, listPublicationTypes } from './publications.service.ts'

export function contentRoutes(): Route[] {
  return [
    route(highlights.getHighlights, async (call) => ok(await getHighlights(call, call.query))),
    route(devotionals.listDevotionals, async (call) => ok(await listDevotionals(call, call.query))),
    route(devotionals.getDevotional, async (call) => ok(await getDevotional(call, call.params.id, call.query))),
    route(news.listNews, async (call) => ok(await listNews(call, call.query))),
    route(news.getNews, async (call) => ok(await getNews(call, call.params.id, call.query))),
    route(ministries.listMinistries, async (call) => ok(await listMinistries(call, call.query))),
    route(ministries.getMinistry, async (call) => ok(await getMinistry(call, call.params.id, call.query))),
    route(ministries.getProject, async (call) =>
      ok(await getProject(call, { id: call.params.projetoId, ministryId: call.params.id }, call.query)),
    ),
    route(ebd.listCourses, async (call) => ok(await listCourses(call, call.query))),
    route(ebd.getEbd, async (call) => ok(await getEbd(call, call.params.ebdSlug, call.query))),
    route(publications.listPublicationTypes, async (call) => ok(await listPublicationTypes(call, call.query))),
    route(publications.listPublications, async (call) => ok(await listPublications(call, call.query))),
    route(publications.getPublication, async (call) =>
      ok(await getPublication(call, call.params.publicacaoSlug, call.query)),
    ),
  ]
}
