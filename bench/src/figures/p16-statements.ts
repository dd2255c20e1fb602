import { ancoradouro } from '@narthex/demo/organisation'
import { successOf } from '../answer.ts'
import { contentPages } from '../content-pages.ts'
import { startContestant } from '../contestant.ts'
import type { ProductOptions } from '../contestants/product.ts'
import type { Figure, Reading } from '../figure.ts'
import { visit } from '../requests.ts'

const pages = [
  { what: 'home', request: visit('/') },
  { what: 'about', request: visit('/about') },
  { what: 'churches', request: visit('/churchs') },
  { what: 'home of an organisation', request: visit('/', { codigo: ancoradouro.slug }) },
  { what: 'search', request: visit('/search?q=vida') },
]

const options: ProductOptions = { forgets: 'nothing', copies: 0 }

async function pagesOfContent() {
  await using product = await startContestant('product.ts', options)
  const paths = await contentPages(product.port)
  return paths.map((path) => ({ what: path, request: visit(path) }))
}

/** Statements for a public page that nobody has asked for before, on a host that is not known either. */
export const statements: Figure = {
  id: 'P16',
  async measure() {
    const readings: Reading[] = []
    for (const { what, request } of [...pages, ...(await pagesOfContent())]) {
      await using product = await startContestant('product.ts', options)
      await successOf(product.port, request)
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
