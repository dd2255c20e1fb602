/** A moment on both clocks: the steady one stands still while a machine sleeps, the other may be set back. */
export interface Moment {
  readonly steadyMs: number
  readonly wallMs: number
}

export const thisMoment = (): Moment => ({ steadyMs: performance.now(), wallMs: Date.now() })

export interface Lease {
  /** Holds for the duration from then on. */
  renew(from: Moment): void
  end(): void
  /** Asked at each read, not set by a timer: a process that was stopped finds it run out when it goes on. */
  isValid(): boolean
}

export function createLease(durationMs: number): Lease {
  let until: Moment = { steadyMs: -Infinity, wallMs: -Infinity }
  return {
    renew(from) {
      until = { steadyMs: from.steadyMs + durationMs, wallMs: from.wallMs + durationMs }
    },
    end() {
      until = { steadyMs: -Infinity, wallMs: -Infinity }
    },
    isValid: () => performance.now() < until.steadyMs && Date.now() < until.wallMs,
  }
}
