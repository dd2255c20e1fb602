import { getChurchByCode } from '@narthex/contract/churches/church.endpoints'
import type { PageRequest, PageResponse } from '@narthex/web/app/page.ts'

/** A web app for the rendering thread whose pages load data, fail, never end, use all memory or end the thread. */
export const createPageRenderer =
  () =>
  async (request: PageRequest): Promise<PageResponse> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/throws') throw Object.assign(new Error('no page'), { unsendable: () => {} })
    if (pathname === '/loops') for (;;);
    if (pathname === '/waits') await new Promise(() => {})
    if (pathname === '/grows') for (const hoard: string[][] = []; ; ) hoard.push(Array.from({ length: 1e5 }, String))
    if (pathname === '/ends') process.exit(7)
    const { igreja } = await request.api.call(getChurchByCode, { params: { code: 'videira' } })
    return {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: `<h1>${igreja?.nome}</h1>${request.locale} ${request.now.toISOString()}`,
      changesAt: request.now,
    }
  }
