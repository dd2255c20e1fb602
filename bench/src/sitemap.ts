import { fetchSuccessWithRetry } from './answer.ts'
import { visit } from './requests.ts'

/** The addresses in a church's sitemap. */
export async function listSitemapUrls(port: number, codigo?: string): Promise<URL[]> {
  const sitemap = (
    await fetchSuccessWithRetry(port, visit('/sitemap.xml', codigo === undefined ? {} : { codigo }))
  ).body.toString()
  return Array.from(
    sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
  )
}
