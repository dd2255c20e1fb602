import { ancoradouro } from '@narthex/demo/organisation'
import { fetchSuccess } from '../answer.ts'
import { contentPages } from '../content-pages.ts'
import type { Figure, Reading, Settings } from '../figure.ts'
import { startProduct } from '../product.ts'
import { singleReading } from '../readings.ts'
import { visit } from '../requests.ts'
import type { Amount } from '../size.ts'

const pages = [
  { what: 'home', request: visit('/') },
  { what: 'about', request: visit('/about') },
  { what: 'churches', request: visit('/churchs') },
  { what: 'home of an organisation', request: visit('/', { codigo: ancoradouro.slug }) },
  { what: 'search', request: visit('/search?q=vida') },
]

/** Each page takes a product of its own: in a smoke one of each sort. */
const maxPages: Amount = { full: Number.POSITIVE_INFINITY, smoke: 1 }

async function pagesOfContent({ databases }: Settings) {
  await using product = await startProduct(databases)
  const paths = await contentPages(product.port)
  return paths.map((path) => ({ what: path, request: visit(path) }))
}

/** Database statements for a public page on a cache miss, with a host outside the directory's cache. */
export const statements: Figure = {
  id: 'P16',
  data: ['demo'],
  async measure(settings) {
    const readings: Reading[] = []
    const max = maxPages[settings.size]
    const content = await pagesOfContent(settings)
    for (const { what, request } of [...pages.slice(0, max), ...content.slice(0, max)]) {
      await using product = await startProduct(settings.databases)
      await fetchSuccess(product.port, request)
      const count = await product.ask('statements')
      readings.push(singleReading(`page not cached: ${what}`, 'statements', [count], { atMost: 3 }))
    }
    return readings
  },
}
