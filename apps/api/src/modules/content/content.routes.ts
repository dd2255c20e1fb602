import * as devotionals from '@narthex/contract/content/devotional.endpoints'
import * as ebd from '@narthex/contract/content/ebd.endpoints'
import * as ministries from '@narthex/contract/content/ministry.endpoints'
import * as news from '@narthex/contract/content/news.endpoints'
import * as newsOffice from '@narthex/contract/content/news.resource'
import * as publications from '@narthex/contract/content/publication.endpoints'
import * as highlights from '@narthex/contract/home/highlight.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { resourceRoutes } from '../../platform/resources/resource-routes.ts'
import { getDevotional, listDevotionals } from './devotionals.service.ts'
import { getEbd, listCourses } from './ebd.service.ts'
import { getHighlights } from './highlights.service.ts'
import { getMinistry, getProject, listMinistries } from './ministries.service.ts'
import { getNews, listNews } from './news.service.ts'
import { newsService } from './news-office.service.ts'
import { getPublication, listPublications, listPublicationTypes } from './publications.service.ts'

export function contentRoutes(platform: Needs<'cache' | 'clock' | 'keys' | 'transactions'>): Route[] {
  return [
    route(highlights.getHighlights, async ({ church, query }) => ok(await getHighlights(platform, church, query))),
    route(devotionals.listDevotionals, async ({ church, query }) => ok(await listDevotionals(platform, church, query))),
    route(devotionals.getDevotional, async ({ church, params, query }) =>
      ok(await getDevotional(platform, church, params.id, query)),
    ),
    route(news.listNews, async ({ church, query }) => ok(await listNews(platform, church, query))),
    route(news.getNews, async ({ church, params, query }) => ok(await getNews(platform, church, params.id, query))),
    ...resourceRoutes(newsOffice.news, newsService(platform)),
    route(ministries.listMinistries, async ({ church, query }) => ok(await listMinistries(platform, church, query))),
    route(ministries.getMinistry, async ({ church, params, query }) =>
      ok(await getMinistry(platform, church, params.id, query)),
    ),
    route(ministries.getProject, async ({ church, params, query }) =>
      ok(await getProject(platform, church, { id: params.projetoId, ministryId: params.id }, query)),
    ),
    route(ebd.listCourses, async ({ church, query }) => ok(await listCourses(platform, church, query))),
    route(ebd.getEbd, async ({ church, params, query }) => ok(await getEbd(platform, church, params.ebdSlug, query))),
    route(publications.listPublicationTypes, async ({ church, query }) =>
      ok(await listPublicationTypes(platform, church, query)),
    ),
    route(publications.listPublications, async ({ church, query }) =>
      ok(await listPublications(platform, church, query)),
    ),
    route(publications.getPublication, async ({ church, params, query }) =>
      ok(await getPublication(platform, church, params.publicacaoSlug, query)),
    ),
  ]
}
