import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRequest, PageResponse, PageSources, ThirdPartySettings } from '@narthex/web/app/page.ts'

export type { PageRequest, PageResponse, PageSources, ThirdPartySettings }

/** The web app as the server uses it. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageResponse>
  readonly knownQueryKeys: readonly string[]
}

const buildFolder = join(import.meta.dirname, '../../../web/build')
export const clientFolder = join(buildFolder, 'client')

/** The web app as it was built. */
export async function builtRenderer(): Promise<PageRenderer> {
  return rendererOf(await import(pathToFileURL(join(buildFolder, 'server/index.js')).href), 'production')
}

export interface WebModule {
  createPageRenderer(mode: 'production' | 'development'): (request: PageRequest) => Promise<PageResponse>
  readonly knownQueryKeys: readonly string[]
}

export function rendererOf(web: WebModule, mode: 'production' | 'development'): PageRenderer {
  return { render: web.createPageRenderer(mode), knownQueryKeys: web.knownQueryKeys }
}
