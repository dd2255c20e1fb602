import { fetchSuccess } from '../answer.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import { copyCode } from '../datasets/copied-churches.ts'
import type { Figure } from '../figure.ts'
import { startProduct } from '../product.ts'
import { visit } from '../requests.ts'
import { zipfDraws } from '../zipf.ts'

const churches = 1000
const homeOf = (church: number) => visit('/', { codigo: copyCode(church), accepts: 'br' })

const skewed = zipfDraws(churches, 1024).map(homeOf)
const alone = skewed.map(() => homeOf(1))

/** Cached home pages of 1,000 equal churches, some far more popular than others, against those of one church. */
export const manyChurches: Figure = {
  id: 'P7',
  data: ['demo, 1,000 copied churches', 'demo, 1 copied church'],
  async measure(settings) {
    await using many = await startProduct(settings.databases, { data: 'demo, 1,000 copied churches' })
    await using one = await startProduct(settings.databases, { data: 'demo, 1 copied church' })
    for (let church = 1; church <= churches; church++) await fetchSuccess(many.port, homeOf(church))

    const { ours, reference } = await costsInTurns(settings, {
      ours: { contestant: many, requests: skewed, connections: 32 },
      reference: { contestant: one, requests: alone, connections: 32 },
    })
    return [compareCosts('1,000 churches, skewed ÷ one church', ours, reference, { atLeast: 0.9 })]
  },
}
