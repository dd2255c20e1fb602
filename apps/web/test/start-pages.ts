import { join } from 'node:path'
import { createServer } from 'vite'
import type { PageRequest, PageResponse } from '../app/page.ts'
import { fakeApi } from './fake-api.ts'
import { fakeChurch } from './fake-church.ts'

export interface Pages {
  /** A page of the fake church, or of what else is named. */
  open(path: string, different?: Partial<PageRequest>): Promise<PageResponse>
}

const site: Omit<PageRequest, 'url'> = {
  locale: 'pt',
  tenant: { kind: 'church', codigo: 'ponte', host: 'ponte.example', byCode: true },
  api: fakeApi(fakeChurch),
  settings: { adminUrl: 'https://admin.example/' },
  now: new Date('2026-03-01T12:00:00Z'),
}

let started: Promise<Pages> | undefined

/**
 * The web app rendered from its sources, without a server around it. One for all test files of a worker, with which it
 * ends: to load it takes longer than most files' tests, and it keeps nothing from one page to the next.
 */
export function startPages(): Promise<Pages> {
  started ??= start()
  return started
}

async function start(): Promise<Pages> {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  })
  const web = await vite.ssrLoadModule('./app/server.ts')
  const renderPage: (request: PageRequest) => Promise<PageResponse> = web.createPageRenderer('development')
  return {
    open: (path, different = {}) => renderPage({ ...site, url: `http://ponte.example${path}`, ...different }),
  }
}
