import type { Config } from '../config.ts'
import type { Dispatched, Metrics } from '../http/metrics.ts'
import type { Product } from '../product.ts'
import { registerOperationMetrics } from './operation-metrics.ts'
import { createReadiness, type Readiness, type ReadinessOptions } from './readiness.ts'

export interface Operation {
  /** Counts what leaves the product, and remembers what became of the last letter. */
  readonly onDispatch: (what: Dispatched, outcome: string) => void
  /** Adds the product's metrics; gives what tells of each of its parts. */
  watch(
    product: Pick<Product, 'platform' | 'migrated'> & Partial<Pick<Product, 'jobs'>>,
    config: Config,
    isStopping: () => boolean,
  ): () => Promise<Readiness>
}

/** The operator's view of a process. */
export function createOperation(metrics: Pick<Metrics, 'registry' | 'sent'>): Operation {
  let lastMail: ReturnType<ReadinessOptions['lastMail']>
  return {
    onDispatch(what, outcome) {
      metrics.sent(what, outcome)
      if (what === 'mail') lastMail = { isOk: outcome !== 'failed', detail: `The last letter: ${outcome}` }
    },
    watch({ platform, migrated, jobs }, config, isStopping) {
      let others = 0
      platform.bus.watchProcesses((count) => {
        others = count
      })
      const shared = { platform, config, otherProcesses: () => others }
      registerOperationMetrics(metrics.registry, shared)
      return createReadiness({
        ...shared,
        isStopping,
        migrated,
        lastMail: () => lastMail,
        heldFor: () => jobs?.held?.kind,
      })
    },
  }
}
