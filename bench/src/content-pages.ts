import { successOf } from './answer.ts'
import { visit } from './requests.ts'

/** Where each kind of content is listed; below it, its things. */
const lists = ['/devotionals', '/news', '/ministries', '/ebds', '/publications', '/videos', '/praises'] as const

/** A list and one of its things, of each kind that the visited church shows, as its sitemap names them. */
export async function contentPages(port: number): Promise<string[]> {
  const sitemap = (await successOf(port, visit('/sitemap.xml'))).body.toString()
  const paths = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => new URL(address))
    .filter(({ search }) => search === '')
    .map(({ pathname }) => pathname)
  return lists.flatMap((list) => {
    const thing = paths.find((path) => path.startsWith(`${list}/`))
    return [list, thing].filter((path) => path !== undefined && paths.includes(path)) as string[]
  })
}
