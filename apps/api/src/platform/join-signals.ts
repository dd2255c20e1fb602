/**
 * The listeners of several modules as one: those of each signal are called in the order of the modules.
 *
 * @param all names every signal; the others may leave out those that they do not listen to
 */
export function joinSignals<Signals extends Readonly<Record<keyof Signals, readonly unknown[]>>>(
  all: Signals,
  ...others: readonly Partial<NoInfer<Signals>>[]
): Signals {
  const names = Object.keys(all) as (keyof Signals)[]
  return Object.fromEntries(
    names.map((name) => [name, [all, ...others].flatMap((signals) => signals[name] ?? [])]),
  ) as unknown as Signals
}
