/** A module of the build. */
export interface PlannedModule {
  /** Modules that it imports, and those that it loads later. */
  readonly imports: readonly string[]
  readonly loads: readonly string[]
  /** A page names it: the module of a route, or that of the app. */
  readonly isEntry: boolean
  /** Bytes that it takes on the line, about. */
  readonly bytes: number
}

type PlannedModules = ReadonlyMap<string, PlannedModule>

export interface PlanLimits {
  /** Bytes that take as much time as one request more. */
  readonly requestBytes: number
  /** The most bytes that an entry may load without need, and how often it is opened beside others. */
  mostSpare(entry: string): number
  weigh(entry: string): number
}

/** Merges that cost little come first: what entries may load without need is soon used up. */
const spareWeight = 2

/** Modules of one file. */
interface Part {
  readonly ids: readonly string[]
  /** Numbers of the entries that load it, and did not find it loaded. */
  readonly needs: ReadonlySet<number>
  /** For each entry, the bytes of it that are no use to it. */
  readonly spare: Float64Array
  /** Numbers of the parts that come along, by however many steps of imports. */
  readonly brings: ReadonlySet<number>
}

/**
 * Files that modules share, as lists of ids: as few as pay off on a slow line, where a file costs a touch more than its
 * bytes. Modules that one entry alone needs stay with it; those of `everywhere` are not planned. Two files become one where
 * the requests that it saves weigh more than the bytes that others load without need, unless that made files import each
 * other.
 */
export function planChunks(modules: PlannedModules, everywhere: ReadonlySet<string>, limits: PlanLimits): string[][] {
  const loaded = new Set([...modules.values()].flatMap(({ loads }) => loads))
  const entries = [...modules].filter(([id, { isEntry }]) => isEntry || loaded.has(id)).map(([id]) => id)
  const closures = entries.map((entry) => findClosure(modules, [entry]))
  const known = findKnown(modules, entries, closures, everywhere)
  const parts = findParts(modules, everywhere, closures, known)
  const allowed = entries.map((entry) => limits.mostSpare(entry))
  const weights = entries.map((entry) => limits.weigh(entry))
  return mergeParts(parts, { allowed, weights, requestBytes: limits.requestBytes }).map(({ ids }) => ids.toSorted())
}

/** Modules with all that they import, by however many steps. */
export function findClosure(modules: PlannedModules, begin: readonly string[]): Set<string> {
  const closure = new Set<string>()
  const open = [...begin]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (closure.has(id)) continue
    closure.add(id)
    open.push(...(modules.get(id)?.imports ?? []))
  }
  return closure
}

/** Finds what each entry has loaded by then: what all have that load it, and what those found. A page finds what every page has. */
function findKnown(
  modules: PlannedModules,
  entries: readonly string[],
  closures: readonly ReadonlySet<string>[],
  everywhere: ReadonlySet<string>,
): ReadonlySet<string>[] {
  const isPage = entries.map((entry) => modules.get(entry)?.isEntry === true)
  const loadedBy = closures.map((closure) => new Set([...closure].flatMap((id) => modules.get(id)?.loads ?? [])))
  const known: (ReadonlySet<string> | undefined)[] = isPage.map((page) => (page ? everywhere : undefined))
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false
    for (const [at, entry] of entries.entries()) {
      if (isPage[at]) continue
      const sets = entries.flatMap((_, by) => {
        const found = known[by]
        return found && loadedBy[by]?.has(entry) ? [found.union(closures[by] as ReadonlySet<string>)] : []
      })
      if (sets.length === 0) continue
      const met = sets.reduce((common, other) => common.intersection(other))
      if (met.size === known[at]?.size) continue
      known[at] = met
      hasChanged = true
    }
  }
  return known.map((found) => found ?? everywhere)
}

/** Modules that several entries need, together where the same entries reach and need them. */
function findParts(
  modules: PlannedModules,
  everywhere: ReadonlySet<string>,
  closures: readonly ReadonlySet<string>[],
  known: readonly ReadonlySet<string>[],
): Part[] {
  const parts = new Map<string, { ids: string[]; needs: Set<number>; spare: Float64Array }>()
  for (const [id, { bytes }] of modules) {
    const reached = closures.map((closure) => Number(closure.has(id)))
    if (everywhere.has(id) || reached.reduce((sum, reach) => sum + reach, 0) < 2) continue
    const finds = known.map((found) => Number(found.has(id)))
    const needs = new Set([...closures.keys()].filter((at) => reached[at] && !finds[at]))
    const key = `${reached.join('')}${finds.join('')}`
    const part = parts.get(key) ?? { ids: [], needs, spare: new Float64Array(closures.length) }
    part.ids.push(id)
    for (const at of closures.keys()) if (!needs.has(at) && !finds[at]) part.spare[at] = (part.spare[at] ?? 0) + bytes
    parts.set(key, part)
  }
  return withBrought(modules, [...parts.values()])
}

/** Names for each part what it imports, by however many steps. */
function withBrought(modules: PlannedModules, parts: readonly Omit<Part, 'brings'>[]): Part[] {
  const partOf = new Map(parts.flatMap(({ ids }, at) => ids.map((id) => [id, at] as const)))
  return parts.map((part, at) => {
    const brings = new Set([...findClosure(modules, part.ids)].flatMap((id) => partOf.get(id) ?? []))
    brings.delete(at)
    return { ...part, brings }
  })
}

interface MergeLimits {
  readonly allowed: readonly number[]
  readonly weights: readonly number[]
  readonly requestBytes: number
}

/** The part that another gains most with, and the bytes that this is worth. */
interface Match {
  readonly other: number
  readonly worth: number
}
const noMatch: Match = { other: 0, worth: 0 }

/** Merges two parts after the other, each time those that gain most. */
function mergeParts(begun: readonly Part[], limits: MergeLimits): Part[] {
  const { parts, worthOf, merge, refuse } = openPlan(begun, limits)
  const bests = parts.map((_, at) => findBest(at))
  for (;;) {
    const first = bests.reduce((top, { worth }, at) => (worth > (bests[top]?.worth ?? 0) ? at : top), 0)
    const { other, worth } = bests[first] ?? noMatch
    if (!parts[first] || !parts[other] || worth <= 0) return parts.filter((part) => part !== undefined)
    // What other merges used may leave no room.
    if (worthOf(first, other) < worth) refuse(first, other)
    else merge(first, other)
    for (const [at, best] of bests.entries()) {
      if (!parts[at]) bests[at] = noMatch
      else if (at === first || best.other === first || best.other === other) bests[at] = findBest(at)
      else if (at < first) {
        const gain = worthOf(at, first)
        if (gain > best.worth) bests[at] = { other: first, worth: gain }
      }
    }
  }

  function findBest(at: number): Match {
    let best = noMatch
    if (!parts[at]) return best
    for (let other = at + 1; other < parts.length; other++) {
      if (!parts[other]) continue
      const worth = worthOf(at, other)
      if (worth > best.worth) best = { other, worth }
    }
    return best
  }
}

/** The parts while they are merged: one that went into another is undefined. */
function openPlan(begun: readonly Part[], { allowed, weights, requestBytes }: MergeLimits) {
  const parts: (Part | undefined)[] = [...begun]
  const used = allowed.map(() => 0)
  const refused = new Set<string>()
  const refuse = (first: number, other: number) => void refused.add(`${first},${other}`)
  return { parts, worthOf, merge, refuse }

  function merge(first: number, other: number): void {
    const [a, b] = [parts[first], parts[other]] as [Part, Part]
    for (const { entry, comes, bytes } of addedTo(first, other)) {
      used[entry] = (used[entry] ?? 0) + bytes
      for (const at of comes) {
        const part = parts[at] as Part
        parts[at] = { ...part, needs: new Set(part.needs).add(entry) }
      }
    }
    const brings = a.brings.union(b.brings)
    parts[first] = {
      ids: [...a.ids, ...b.ids],
      needs: a.needs.union(b.needs),
      spare: a.spare.map((bytes, at) => bytes + (b.spare[at] ?? 0)),
      brings: new Set([...brings].filter((at) => at !== first && at !== other)),
    }
    parts[other] = undefined
    for (const [at, part] of parts.entries()) {
      if (!part || at === first || !(part.brings.has(first) || part.brings.has(other))) continue
      const all = part.brings.union(brings)
      all.delete(other)
      parts[at] = { ...part, brings: all.add(first) }
    }
  }

  /** Computes the gain of a merge for each byte that it costs; 0 where it costs more, or an entry would load too much. */
  function worthOf(first: number, other: number): number {
    const [a, b] = [parts[first], parts[other]] as [Part, Part]
    let [gain, cost] = [0, 0]
    for (const at of a.needs) if (b.needs.has(at)) gain += requestBytes * (weights[at] ?? 1)
    if (gain === 0 || refused.has(`${first},${other}`) || wouldCircle(first, other)) return 0
    for (const { entry, comes, bytes } of addedTo(first, other)) {
      if (bytes > 0 && (used[entry] ?? 0) + bytes > (allowed[entry] ?? 0)) return 0
      cost += (bytes + comes.length * requestBytes) * (weights[entry] ?? 1)
      if (cost >= gain) return 0
    }
    return gain > spareWeight * cost ? gain - spareWeight * cost : gain / (cost + 1) / 1e6
  }

  /** Lists what entries would load without need, were two parts one: bytes, and the parts that come along. */
  function* addedTo(first: number, other: number): Generator<{ entry: number; comes: number[]; bytes: number }> {
    for (const [from, added] of [[first, other] as const, [other, first] as const]) {
      const [needing, part] = [parts[from] as Part, parts[added] as Part]
      for (const entry of needing.needs) {
        if (part.needs.has(entry)) continue
        const comes = [...part.brings].filter(
          (at) => at !== from && !parts[at]?.needs.has(entry) && (parts[at]?.spare[entry] ?? 0) > 0,
        )
        const bytes = [added, ...comes].reduce((sum, at) => sum + (parts[at]?.spare[entry] ?? 0), 0)
        yield { entry, comes, bytes }
      }
    }
  }

  /** Whether one of two parts leads to the other through a third. */
  function wouldCircle(first: number, other: number): boolean {
    const leads = (from: number, to: number) =>
      [...(parts[from]?.brings ?? [])].some((at) => at !== to && parts[at]?.brings.has(to))
    return leads(first, other) || leads(other, first)
  }
}
