import type { MemberCall } from '../../platform/http/route.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { setCurrentAccount } from './accounts.queries.ts'

/** Runs a transaction that can access the caller's rows of every church, and no other person's. */
export function runAsCaller<T>(call: MemberCall, run: (work: ChurchWork) => Promise<T>): Promise<T> {
  const { actor } = call
  return call.inIdentity(async (work) => {
    await setCurrentAccount(work.tx, actor.accountId)
    return run(work)
  })
}
