import { failTry } from '../../../platform/recurring/tries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChargeKind, OrderedTries } from './charge-kind.service.ts'

interface FailedCharge<Charge> {
  readonly charge: Charge
  readonly code: string | null
  /** When it is tried again; null: never. */
  readonly retry: Date | null
}

/**
 * Ends a try that failed, in the transaction that tells of it, and plans the next one. Gives the charge as it is then;
 * undefined where it is not charged any more, so that a failure counts once.
 */
export async function failCharge<State extends string, Charge extends OrderedTries<State>, Commitment>(
  work: ChurchWork,
  kind: ChargeKind<State, Charge, Commitment>,
  { charge, code, retry }: FailedCharge<Charge>,
): Promise<(Charge & { readonly codigoRecusa: string }) | undefined> {
  const change = failTry({ code, retry, givenUp: kind.givenUp })
  if (!(await kind.update(work, charge, ['COBRANDO'], change))) return undefined
  if (retry) await planLook(work, kind, { charge, startAfter: retry })
  return { ...charge, ...change }
}

/** Plans a look at a commitment after a try of it; once for each try. */
export async function planLook<State extends string, Charge extends OrderedTries<State>, Commitment>(
  work: ChurchWork,
  { nameCharge, enqueue }: ChargeKind<State, Charge, Commitment>,
  { charge, startAfter }: { readonly charge: Charge; readonly startAfter: Date },
): Promise<void> {
  const { id, cycle } = nameCharge(charge)
  await enqueue(work, id, { singletonKey: `${id}/${cycle}/${charge.tentativas}`, startAfter })
}
