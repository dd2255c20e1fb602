/*
 * A charge of a commitment, such as a cycle of a recurring gift or a term of a subscription, and its tries. While it is
 * charged (`COBRANDO`), its columns say how it stands:
 *
 * | tentativas | proximaTentativa | the charge                                             |
 * | ---------- | ---------------- | ------------------------------------------------------ |
 * | 0          | null             | waits for its payer, who is asked                      |
 * | n          | null             | try n is under way: what became of it is not known yet |
 * | n          | a moment         | the next try is due then                               |
 *
 * A payment that comes ends it, as does a failure after which no try follows.
 */
export interface Tries<State extends string = string> {
  readonly situacao: State | 'COBRANDO'
  readonly tentativas: number
  readonly proximaTentativa: Date | null
  readonly codigoRecusa: string | null
}

type Standing = Pick<Tries, 'situacao' | 'tentativas' | 'proximaTentativa'>

/** True while a try was begun of which the outcome is not known: also where its process died. */
export const isUnderWay = ({ situacao, tentativas, proximaTentativa }: Standing): boolean =>
  situacao === 'COBRANDO' && tentativas > 0 && proximaTentativa === null

/** True where the moment of the next try has come. */
export const isTryDue = ({ situacao, proximaTentativa }: Standing, now: Date): boolean =>
  situacao === 'COBRANDO' && proximaTentativa !== null && proximaTentativa <= now

/** The change that counts a try, before it is sent. */
export const beginTry = ({ tentativas }: Pick<Tries, 'tentativas'>) => ({
  situacao: 'COBRANDO' as const,
  tentativas: tentativas + 1,
  proximaTentativa: null,
  codigoRecusa: null,
})

/** The change that takes a try back which was never sent: it is due at once, under the same key. */
export const takeTryBack = ({ tentativas }: Pick<Tries, 'tentativas'>, now: Date) => ({
  tentativas: tentativas - 1,
  proximaTentativa: now,
})

export interface FailedTryEnd<State extends string> {
  readonly code: string | null
  /** Null: no try follows. */
  readonly retry: Date | null
  /** The state of a charge that is given up. */
  readonly givenUp: State
}

/** The change that ends a try which failed. */
export const failTry = <State extends string>({ code, retry, givenUp }: FailedTryEnd<State>) => ({
  situacao: retry ? ('COBRANDO' as const) : givenUp,
  proximaTentativa: retry,
  codigoRecusa: code ?? 'unexplained',
})
