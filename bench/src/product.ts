import { type Contestant, type ContestantSetting, startContestant } from './contestant.ts'
import type { ProductOptions } from './contestants/product.ts'
import type { Databases, OpenDatabase } from './databases.ts'
import type { DatasetName } from './datasets/datasets.ts'
import type { DemoOptions } from './platform.ts'

export interface ProductSetting {
  readonly forgets?: ProductOptions['forgets']
  readonly data?: DatasetName
  readonly guards?: ProductOptions['guards']
  /** Size of the cache; production's default without it. */
  readonly cacheMegabytes?: number
  readonly isThrifty?: boolean
}

/** Starts the product as a contestant, on its own database. */
export function startProduct(databases: Databases, setting: ProductSetting = {}): Promise<Contestant> {
  const { forgets = 'nothing', data = 'demo', guards, cacheMegabytes, isThrifty = false } = setting
  const optionsOn = ({ url: databaseUrl, filesFolder, host }: OpenDatabase): ProductOptions => {
    return { databaseUrl, filesFolder, host, forgets, guards, cacheMegabytes }
  }
  return startOnDatabase(databases, data, 'product.ts', optionsOn, { isThrifty })
}

/** Starts a contestant on a database that is removed with it. */
export async function startOnDatabase(
  databases: Databases,
  data: DatasetName,
  program: string,
  optionsOn: (database: OpenDatabase) => object,
  setting?: ContestantSetting,
): Promise<Contestant> {
  const database = await databases.open(data)
  try {
    const contestant = await startContestant(program, optionsOn(database), setting)
    return {
      ...contestant,
      async [Symbol.asyncDispose]() {
        await contestant[Symbol.asyncDispose]()
        await database[Symbol.asyncDispose]()
      },
    }
  } catch (error) {
    await database[Symbol.asyncDispose]()
    throw error
  }
}

/** Starts a reference that answers from a database like the product's. */
export const startBare = (databases: Databases, program: string): Promise<Contestant> =>
  startOnDatabase(databases, 'demo', program, ({ url: databaseUrl, filesFolder }): DemoOptions => {
    return { databaseUrl, filesFolder }
  })
