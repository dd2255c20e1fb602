import type { Assembled, Listeners, Signals } from './module.ts'

type Listen = (...signal: unknown[]) => unknown

/**
 * The listeners of each signal, in the order given.
 *
 * @param announced names every signal; it may have listeners of its own, which are called first
 * @param findNeeds read when a signal is given: what listeners stand on holds the signals themselves
 */
export function joinListeners<Announced extends Partial<Signals>>(
  announced: Announced,
  groups: readonly Listeners[],
  findNeeds: () => Assembled,
): Announced {
  const own = Object.entries(announced as Record<string, readonly Listen[]>)
  const joined: Record<string, Listen[]> = Object.fromEntries(own.map(([name, listeners]) => [name, [...listeners]]))
  for (const group of groups)
    for (const [name, listen] of Object.entries(group) as [string, Listen][]) {
      if (!joined[name]) throw new Error(`No module announces ${name}`)
      joined[name].push((...signal) => listen(...signal, findNeeds()))
    }
  return joined as unknown as Announced
}
