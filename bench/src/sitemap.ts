import { fetchSuccess } from './answer.ts'
import { visit, visited } from './requests.ts'

/** The addresses in a church's sitemap. */
export async function listSitemapUrls(port: number, codigo = visited): Promise<URL[]> {
  const sitemap = (await fetchSuccess(port, visit('/sitemap.xml', { codigo }))).body.toString()
  return Array.from(
    sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
  )
}
