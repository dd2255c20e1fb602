import { streamPassLifeMs } from './stream-passes.ts'

/**
 * The people whose roles or sessions changed: the passes that they had until then are good no more. Each process hears
 * of a change by itself, and forgets it once those passes would have ended anyway.
 */
export class EndedPasses {
  readonly #changedAt = new Map<number, number>()

  end(accountId: number, now: number): void {
    for (const [other, at] of this.#changedAt) if (at < now - streamPassLifeMs) this.#changedAt.delete(other)
    this.#changedAt.set(accountId, now)
  }

  hasEnded(accountId: number, issuedAt: number): boolean {
    return issuedAt <= (this.#changedAt.get(accountId) ?? Number.NEGATIVE_INFINITY)
  }
}
