import type { Success } from '@narthex/contract/endpoint'
import type { listOperatorActs } from '@narthex/contract/operator/log.endpoints'
import type { OperatorActName } from '@narthex/contract/operator/operator-acts'
import { invalid } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { inOneTransaction } from '../../platform/work/one-transaction.ts'
import { addOperatorAct, readOperatorActs } from '../auth/operators/operator-acts.service.ts'
import type { OperatorNeeds } from '../auth/operators/operator-work.service.ts'

/** An act of an operator, as the log keeps it: names and numbers of what was done, never contents of a church. */
export interface OperatorAct {
  readonly acao: OperatorActName
  /** The church's code. */
  readonly igreja?: string | undefined
  /** The organisation's slug. */
  readonly organizacao?: string | undefined
  readonly detalhes?: Readonly<Record<string, string>> | undefined
}

/** An operator's call. */
export interface OperatorCall {
  readonly actor: Pick<Actor, 'accountId' | 'sessionId'>
}

/**
 * Runs what an operator does in one transaction with its entry in their log: both are kept, or neither. `run` gets the platform whose ways to
 * the database lead into that transaction; `act` may tell what came of it, or that nothing did.
 */
export function actAsOperator<T>(
  platform: Platform,
  { actor }: OperatorCall,
  act: OperatorAct | ((result: T) => OperatorAct | undefined),
  run: (within: Platform) => Promise<T>,
): Promise<T> {
  return inOneTransaction(platform, async (within) => {
    const result = await run(within)
    const done = typeof act === 'function' ? act(result) : act
    if (!done) return result
    const { acao, igreja, organizacao, detalhes } = done
    await within.database.asOperator((tx) =>
      addOperatorAct(tx, {
        momento: platform.clock(),
        accountId: actor.accountId,
        sessaoId: actor.sessionId,
        acao,
        igrejaCodigo: igreja ?? null,
        organizacaoSlug: organizacao ?? null,
        detalhes,
      }),
    )
    return result
  })
}

/** The log of operators, last first; `apos` is the number of the last entry of the page before. Throws VALIDATION. */
export async function readOperatorLog(
  platform: OperatorNeeds,
  {
    apos,
    limit,
    igreja,
  }: { readonly apos?: string | undefined; readonly limit: number; readonly igreja?: string | undefined },
): Promise<Success<typeof listOperatorActs>> {
  const before = apos === undefined ? undefined : Number(apos)
  if (before !== undefined && !Number.isSafeInteger(before))
    throw invalid([{ path: 'query.apos', message: 'Not a cursor of this list' }])
  const rows = await readOperatorActs(platform, { before, church: igreja, limit: limit + 1 })
  const itens = rows.slice(0, limit).map(({ id, momento, email, acao, igrejaCodigo, organizacaoSlug, detalhes }) => ({
    id,
    momento: momento.toISOString(),
    operador: email,
    acao,
    igreja: igrejaCodigo,
    organizacao: organizacaoSlug,
    detalhes,
  }))
  return { itens, proximo: rows.length > limit ? String(itens.at(-1)?.id) : null }
}
