import { transportThrough } from '@narthex/api/platform/http/in-process'
import { getVisual, listBanners } from '@narthex/contract/churches/church.endpoints'
import { type ApiClient, createApiClient } from '@narthex/contract/client'
import { getNews, listNews } from '@narthex/contract/content/news.endpoints'
import type { PageRenderer, PageRequest, RenderRequest } from '../../pages/page-renderer.ts'
import { renderedPage } from '../../pages/rendered-page.ts'

export interface NewsRenderer extends PageRenderer {
  readonly asked: RenderRequest[]
  /** Runs while a page is rendered. */
  whileRendering: () => Promise<unknown>
}

/** A web app with the pages of the news and a home, as plain text that the API gives. */
export function newsRenderer(): NewsRenderer {
  const renderer: NewsRenderer = {
    asked: [],
    whileRendering: async () => {},
    async render(given) {
      renderer.asked.push(given)
      await renderer.whileRendering()
      const api = createApiClient(transportThrough(given.answer))
      const page = await readPage({ ...given, api }, api).catch(({ status }: { status?: number }) => {
        if (status !== 404) throw new Error('The API failed')
      })
      const body = `<!DOCTYPE html><p>${JSON.stringify(page ?? 'not found')}</p>`
      return renderedPage({ status: page ? 200 : 404, headers: { 'content-type': 'text/html' }, body })
    },
  }
  return renderer
}

async function readPage({ url, tenant, locale: idioma, now }: PageRequest, api: ApiClient): Promise<object> {
  if (tenant.kind !== 'church') return {}
  const { pathname } = new URL(url)
  const slug = tenant.codigo
  const [, folder, id] = pathname.split('/')
  if (folder === 'news' && id) {
    const { titulo } = await api.call(getNews, { params: { slug, id }, query: { idioma } })
    return { titulo, now }
  }
  const [news, banners, { corApp }] = await Promise.all([
    api.call(listNews, { params: { slug }, query: { idioma } }),
    api.call(listBanners, { query: { igreja: slug } }),
    api.call(getVisual, { params: { slug } }),
  ])
  return {
    corApp,
    titulos: news.itens.map(({ titulo }) => titulo),
    banners: banners.map(({ titulo }) => titulo),
  }
}
