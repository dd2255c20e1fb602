import type { Needs } from '../../platform/platform.ts'
import type { Targets } from '../../platform/targets.ts'
import type { Gateways } from './gateways/gateways.ts'
import { refuseWhileHeld, restWhileSilent } from './gateways/guarded-gateway.ts'
import type { PaymentGateway } from './gateways/payment-gateway.ts'
import { createOfflineGateway } from './offline/offline-gateway.ts'
import { createRehearsalGateway } from './rehearsal/rehearsal-gateway.ts'

/**
 * @param thirdParties gateways that reach a third party, none while jobs are held; the offline and the rehearsal gateway
 *   are always there
 */
export function createGateways(
  platform: Needs<'hold' | 'transactions'>,
  thirdParties: readonly PaymentGateway[] = [],
): Gateways {
  const byName = new Map(thirdParties.map((gateway) => [gateway.name, refuseWhileHeld(gateway, platform.hold)]))
  return {
    find(name, church) {
      if (name === 'rehearsal') return createRehearsalGateway(platform.transactions.at(church))
      if (name === 'offline') return createOfflineGateway(platform.transactions.at(church))
      return byName.get(name)
    },
  }
}

/** Makes a church's gateway that does not answer rest, instead of holding up each job that calls it. */
export function restingGateways(gateways: Gateways, targets: Targets): Gateways {
  return {
    find(name, church) {
      const gateway = gateways.find(name, church)
      return gateway && restWhileSilent(gateway, { targets, name: `${church.key} ${name}` })
    },
  }
}
