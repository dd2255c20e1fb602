import { listSitemapUrls } from './sitemap.ts'

/** The list of each kind of content; its items are below it. */
export const lists = ['/devotionals', '/news', '/ministries', '/ebds', '/publications', '/videos', '/praises'] as const

/** A list and one of its items for each kind in the church's sitemap. */
export async function contentPages(port: number, among: readonly string[] = lists): Promise<string[]> {
  const paths = (await listSitemapUrls(port)).filter(({ search }) => search === '').map(({ pathname }) => pathname)
  return among.flatMap((list) => {
    const item = paths.find((path) => path.startsWith(`${list}/`))
    return [list, item].filter((path) => path !== undefined && paths.includes(path)) as string[]
  })
}
