import { DatabaseUnavailableError } from './unavailable.ts'

/** How long a transaction waits for its turn before its caller is asked to come again. */
const waitLimitMs = 3000
/** Transactions of one owner that may wait; more than are served in the time that they may wait. */
const mostWaiting = 1000

export interface Shares {
  readonly poolSize: number
  readonly mostOfOneOwner?: number | undefined
  /** How long a transaction waits for its turn. */
  readonly limitMs?: number | undefined
}

/** Connections of the pool, and transactions that wait for one. */
export interface PoolUsage {
  readonly size: number
  readonly inUse: number
  readonly waiting: number
}

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Fair sharing of the connection pool: at most half for one owner (a church, the directory, the job runner), and a free
 * connection goes to the waiting owner that holds the fewest. Without it, one church with slow statements blocks all
 * others. Throws DatabaseUnavailableError after the time limit.
 */
export function connectionShares({
  poolSize,
  mostOfOneOwner = Math.ceil(poolSize / 2),
  limitMs = waitLimitMs,
}: Shares) {
  // In the order in which they came to wait, so that of two with as few the one that waits longer is next.
  const lines = new Map<string, Line>()
  let free = poolSize

  function lend(line: Line): void {
    free--
    line.running++
  }

  function lendNext(): void {
    while (free > 0) {
      let next: Line | undefined
      for (const line of lines.values())
        if (line.waiting.length > 0 && line.running < mostOfOneOwner && line.running < (next?.running ?? Infinity))
          next = line
      const begin = next?.waiting.shift()
      if (!next || !begin) return
      lend(next)
      begin()
    }
  }

  function turn(line: Line): Promise<void> {
    if (line.waiting.length >= mostWaiting)
      throw new DatabaseUnavailableError(new Error('Too many wait for a connection'))
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(begin), 1)
        reject(new DatabaseUnavailableError(new Error('No connection was free in time')))
      }, limitMs)
      line.waiting.push(begin)
    })
  }

  async function inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(owner) ?? { running: 0, waiting: [] }
    lines.set(owner, line)
    try {
      if (free > 0 && line.running < mostOfOneOwner) lend(line)
      else await turn(line)
      try {
        return await work()
      } finally {
        free++
        line.running--
        lendNext()
      }
    } finally {
      if (line.running === 0 && line.waiting.length === 0) lines.delete(owner)
    }
  }

  const usage = (): PoolUsage => ({
    size: poolSize,
    inUse: poolSize - free,
    waiting: [...lines.values()].reduce((sum, { waiting }) => sum + waiting.length, 0),
  })
  return Object.assign(inTurn, { usage })
}
