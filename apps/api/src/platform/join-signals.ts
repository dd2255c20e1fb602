/** The listeners of several modules as one: those of each signal are called in the order of the modules. */
export function joinSignals<Signals extends Readonly<Record<keyof Signals, readonly unknown[]>>>(
  first: Signals,
  ...others: readonly Signals[]
): Signals {
  const names = Object.keys(first) as (keyof Signals)[]
  return Object.fromEntries(
    names.map((name) => [name, [first, ...others].flatMap((signals) => signals[name])]),
  ) as unknown as Signals
}
