import { successOf } from '../answer.ts'
import { type Contestant, startContestant } from '../contestant.ts'
import { copyCode } from '../contestants/copied-churches.ts'
import type { ProductOptions } from '../contestants/product.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import type { Figure } from '../figure.ts'
import { visit } from '../requests.ts'
import { zipfDraws } from '../zipf.ts'

const churches = 1000
const homeOf = (church: number) => visit('/', { codigo: copyCode(church), accepts: 'br' })

const skewed = zipfDraws(churches, 1024).map(homeOf)
const alone = skewed.map(() => homeOf(1))

/** Cached home pages of 1,000 equal churches, some asked for far more than others, against those of one church. */
export const manyChurches: Figure = {
  id: 'P7',
  async measure({ rounds }) {
    await using many = await product({ forgets: 'nothing', copies: churches })
    await using one = await product({ forgets: 'nothing', copies: 1 })
    for (let church = 1; church <= churches; church++) await successOf(many.port, homeOf(church))

    const { ours, reference } = await costsInTurns(rounds, {
      ours: { contestant: many, requests: skewed, connections: 32 },
      reference: { contestant: one, requests: alone, connections: 32 },
    })
    return [compareCosts('1,000 churches, skewed ÷ one church', ours, reference, { atLeast: 0.9 })]
  },
}

const product = (options: ProductOptions): Promise<Contestant> => startContestant('product.ts', options)
