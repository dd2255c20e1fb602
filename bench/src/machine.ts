import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { cores } from './cores.ts'
import { generator } from './load.ts'

export type Machine = ReturnType<typeof describeMachine>

/** The machine of the figures, without anything that identifies its owner. */
export function describeMachine() {
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    load: generator,
    isPinned: cores !== undefined,
    /** Load average at the start of the measurement: above about 1 the figures are rough. */
    loadAverage: loadavg()[0] ?? 0,
  }
}

export function machineText({
  node,
  platform,
  processor,
  cores,
  memoryGigabytes,
  load,
  isPinned,
  loadAverage,
}: Machine) {
  const pinned = isPinned ? 'server and load on cores of their own' : 'not pinned'
  const before = `load average ${loadAverage.toFixed(1)} before`
  return `Node ${node}, ${platform}, ${processor}, ${cores} cores, ${memoryGigabytes} GB; ${load}, ${pinned}; ${before}`
}
