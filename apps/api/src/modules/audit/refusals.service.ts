import { hashAddress } from '../../platform/audit/address-hash.ts'
import { boundedQueue } from '../../platform/bounded-queue.ts'
import { describeFailure } from '../../platform/database/describe-failure.ts'
import type { RecordRefusal, Refusal } from '../../platform/http/refusals.ts'
import { createLogLimit } from '../../platform/log-limit.ts'
import type { Needs } from '../../platform/platform.ts'
import { ChurchScope } from '../../platform/scope/scope.ts'
import { deleteActs } from './audit.queries.ts'
import { recordAct } from './audit.service.ts'

/** Retention of a church's refused calls. */
const keptMs = 90 * 86_400_000
/** Signs of a network's hash that tell it from others in the log. */
const networkLength = 16

type RefusalNeeds = Needs<'clock' | 'directory' | 'keys' | 'log' | 'transactions'>

const findTenant = async ({ directory }: RefusalNeeds, host: string) =>
  (await directory.byHost(host)) ?? directory.byOfficeHost(host)

/**
 * The trail of refused calls: a line of the log and an entry `CALL_REFUSED` of the church's audit log, which staff read by
 * `listAudit`. Limited per code, call, account and network (`createLogLimit`); neither has an address, an input or a secret.
 */
export function createRefusalTrail(platform: RefusalNeeds, count: (code: string) => void = () => {}): RecordRefusal {
  const limit = createLogLimit(platform.clock)
  // The trail must not take connections from those who are served: one entry at a time, and none once many wait.
  const inTurn = boundedQueue({ atOnce: 1, waiting: 50, full: () => new Error('Too many refusals wait to be written') })

  async function write(refusal: Refusal): Promise<void> {
    const { code, call, host, address } = refusal
    const accountId = refusal.actor?.accountId ?? null
    const rede = hashAddress(platform.keys, address).slice(0, networkLength)
    const occurrence = limit([code, call, host, accountId ?? '', rede].join(' '))
    if (!occurrence) return
    const { times, isOther } = occurrence
    const who = isOther ? { accountId: null, source: undefined } : { accountId, source: { address, userAgent: '' } }
    const tenant = refusal.tenant ?? (await findTenant(platform, host))
    const church = ChurchScope.is(tenant) ? tenant : undefined
    const network = isOther ? undefined : rede
    platform.log.warn({ code, call, church: church?.codigo, accountId: who.accountId, network, times }, 'call refused')
    if (!church) return
    const detalhes = { codigo: code, chamada: call, vezes: times, ...(network ? { rede: network } : {}) }
    await inTurn(() =>
      platform.transactions.inChurch(church, async (work) => {
        await recordAct(work, { ...who, acao: 'CALL_REFUSED', detalhes })
        await deleteActs(work, 'CALL_REFUSED', new Date(work.now.getTime() - keptMs))
      }),
    )
  }

  return (refusal) => {
    count(refusal.code)
    write(refusal).catch((error: unknown) =>
      platform.log.warn({ cause: describeFailure(error) }, 'a refusal was not written to the audit log'),
    )
  }
}
