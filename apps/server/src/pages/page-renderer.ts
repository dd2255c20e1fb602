import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnswerCall, transportThrough } from '@narthex/api/platform/http/in-process'
import { createApiClient } from '@narthex/contract/client'
import type { PageRequest, PageResponse, PageSources, ThirdPartySettings } from '@narthex/web/app/page.ts'
import { type RenderedPage, renderedPage } from './rendered-page.ts'

export type { PageRequest, PageResponse, PageSources, ThirdPartySettings }

/** The request of a page, and the function that answers its API calls. */
export interface RenderRequest extends Omit<PageRequest, 'api'> {
  readonly answer: AnswerCall
}

/** The web app as the server uses it. */
export interface PageRenderer {
  render(request: RenderRequest): Promise<RenderedPage>
  /** Ends its thread. */
  close?(): Promise<void>
}

const buildFolder = join(import.meta.dirname, '../../../web/build')
export const clientFolder = join(buildFolder, 'client')
/** The built web app, as a `file:` URL. */
export const builtWeb = pathToFileURL(join(buildFolder, 'server/index.js')).href

export interface WebModule {
  createPageRenderer(mode: 'production' | 'development'): (request: PageRequest) => Promise<PageResponse>
}

/** Renders the built web app on the current thread, for tests. */
export async function builtRenderer(): Promise<PageRenderer> {
  return createRenderer(await import(builtWeb), 'production')
}

export function createRenderer(web: WebModule, mode: 'production' | 'development'): PageRenderer {
  const render = web.createPageRenderer(mode)
  return {
    async render({ answer, ...page }) {
      return renderedPage(await render({ ...page, api: createApiClient(transportThrough(answer)) }))
    },
  }
}
