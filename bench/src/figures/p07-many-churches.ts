import { renderLimits } from '@narthex/server/pages/render-queue'
import { fetchSuccess } from '../answer.ts'
import type { Contestant } from '../contestant.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import { copiedChurches, copyCode } from '../datasets/copied-churches.ts'
import type { Figure } from '../figure.ts'
import type { HttpRequest } from '../http-request.ts'
import { startProduct } from '../product.ts'
import { visit } from '../requests.ts'
import { countText } from '../size.ts'
import { zipfDraws } from '../zipf.ts'

const homeOf = (church: number) => visit('/', { codigo: copyCode(church), accepts: 'br' })
const draws = 1024
/** Number of pages that one address may have rendered at once (decision 0044): the product refuses none of them. */
const connections = renderLimits.placesPerAddress
/** Cache size for the home pages of all churches, above the default: in a smaller one they would be rendered again. */
const cacheMegabytes = 1024

/** Cached home pages of many equal churches, some far more popular than others, against those of one church. */
export const manyChurches: Figure = {
  id: 'P7',
  data: ['many copied churches', 'one copied church'],
  async measure(settings) {
    const churches = copiedChurches[settings.size]
    const skewed = zipfDraws(churches, draws).map(homeOf)
    const alone = skewed.map(() => homeOf(1))
    const { databases } = settings
    await using many = await startProduct(databases, { data: 'many copied churches', cacheMegabytes })
    await using one = await startProduct(databases, { data: 'one copied church', cacheMegabytes })
    for (let church = 1; church <= churches; church++) await fetchSuccess(many.port, homeOf(church))
    await fetchSuccess(one.port, homeOf(1))
    await requireCached(
      many,
      Array.from({ length: churches }, (_, place) => homeOf(place + 1)),
    )

    const { ours, reference } = await costsInTurns(settings, {
      ours: { contestant: many, requests: skewed, connections },
      reference: { contestant: one, requests: alone, connections },
    })
    const what = `${countText(churches)} churches, skewed ÷ one church`
    return [compareCosts(what, ours, reference, { atLeast: 0.9 })]
  },
}

/** Throws where a page that was rendered has not been kept. */
async function requireCached(product: Contestant, pages: readonly HttpRequest[]): Promise<void> {
  const before = await product.ask('rendered')
  for (const page of pages) await fetchSuccess(product.port, page)
  const again = (await product.ask('rendered')) - before
  if (again > 0) throw new Error(`${again} of ${pages.length} pages were rendered again: the cache did not keep them`)
}
