import { ancoradouro } from '@narthex/demo/organisation'
import { fetchSuccess } from '../answer.ts'
import { contentPages } from '../content-pages.ts'
import type { Databases } from '../databases.ts'
import type { Figure, Reading } from '../figure.ts'
import { startProduct } from '../product.ts'
import { visit } from '../requests.ts'

const pages = [
  { what: 'home', request: visit('/') },
  { what: 'about', request: visit('/about') },
  { what: 'churches', request: visit('/churchs') },
  { what: 'home of an organisation', request: visit('/', { codigo: ancoradouro.slug }) },
  { what: 'search', request: visit('/search?q=vida') },
]

async function pagesOfContent(databases: Databases) {
  await using product = await startProduct(databases)
  const paths = await contentPages(product.port)
  return paths.map((path) => ({ what: path, request: visit(path) }))
}

/** Database statements for a public page on a cache miss, with a host outside the directory's cache. */
export const statements: Figure = {
  id: 'P16',
  data: ['demo'],
  async measure({ databases }) {
    const readings: Reading[] = []
    for (const { what, request } of [...pages, ...(await pagesOfContent(databases))]) {
      await using product = await startProduct(databases)
      await fetchSuccess(product.port, request)
      const count = await product.ask('statements')
      readings.push({
        what: `page not cached: ${what}`,
        unit: 'statements',
        ours: count,
        median: count,
        best: count,
        goal: { atMost: 3 },
      })
    }
    return readings
  },
}
