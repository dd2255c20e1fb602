/**
 * Shifts the clock of this process, page or worker: `Date` tells a time so much ahead, and runs on from there.
 * Timers keep their pace. Pages get the source of this function, so it refers to nothing outside.
 */
export function shiftDate(shiftMs: number): void {
  const SystemDate = Date
  const mark = Symbol.for('narthex.shifted-date')
  // A window may outlive its first, empty document, and each document of a page runs its scripts.
  if (shiftMs === 0 || mark in SystemDate) return
  const systemNow = SystemDate.now
  const now = () => systemNow() + shiftMs
  const ShiftedDate = new Proxy(SystemDate, {
    apply: () => new SystemDate(now()).toString(),
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length > 0 ? parts : [now()], newTarget),
  })
  Object.assign(SystemDate, { now, [mark]: true })
  SystemDate.prototype.constructor = ShiftedDate
  globalThis.Date = ShiftedDate
}
