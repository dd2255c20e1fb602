import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findClosure, type PlanLimits, type PlannedModule, planChunks } from './chunk-plan.ts'

type Given = Partial<Omit<PlannedModule, 'bytes'>> & { bytes?: number }

const graph = (modules: Record<string, Given>) =>
  new Map(
    Object.entries(modules).map(([id, module]) => [
      id,
      { imports: [], loads: [], isEntry: false, bytes: 100, ...module },
    ]),
  )
const page = (...imports: string[]) => ({ imports, isEntry: true })
const limits: PlanLimits = { requestBytes: 1000, mostSpare: () => 5000, weigh: () => 1 }
const plan = (modules: Record<string, Given>, given: Partial<PlanLimits> = {}, everywhere = new Set<string>()) =>
  planChunks(graph(modules), everywhere, { ...limits, ...given })
    .map((chunk) => chunk.join(' '))
    .toSorted()

test('what one page alone needs stays with it, and what every page has is not planned', () => {
  const modules = { home: page('every', 'own'), give: page('every'), every: {}, own: {} }
  expect(plan(modules, {}, new Set(['every']))).toEqual([])
})

test('what the same pages need is one file', () => {
  const modules = { home: page('a', 'b'), give: page('a', 'b'), a: {}, b: {} }
  expect(plan(modules)).toEqual(['a b'])
})

test('two files become one where the requests that it saves weigh more than the bytes that others do not need', () => {
  const shared = (bytes: number) => ({
    home: page('a', 'b'),
    give: page('a', 'b'),
    live: page('a'),
    a: {},
    b: { bytes },
  })
  expect(plan(shared(1900))).toEqual(['a b'])
  expect(plan(shared(2100))).toEqual(['a', 'b'])
})

test('a page loads no more without need than it may', () => {
  const modules = { home: page('a', 'b'), give: page('a', 'b'), live: page('a'), a: {}, b: { bytes: 500 } }
  expect(plan(modules)).toEqual(['a b'])
  expect(plan(modules, { mostSpare: (entry) => (entry === 'live' ? 499 : 5000) })).toEqual(['a', 'b'])
})

test('a page whose touch people wait for counts as many', () => {
  const modules = { home: page('a', 'b'), give: page('a'), live: page('b'), a: { bytes: 900 }, b: { bytes: 900 } }
  expect(plan(modules)).toEqual(['a', 'b'])
  expect(plan(modules, { weigh: (entry) => (entry === 'home' ? 8 : 1) })).toEqual(['a b'])
})

/** Modules 0 to 19, each of which imports later ones; some are pages and some are loaded later. */
const graphs = fc
  .array(fc.record({ imports: fc.array(fc.nat(18), { maxLength: 3 }), kind: fc.nat(5), bytes: fc.nat(3000) }), {
    minLength: 20,
    maxLength: 20,
  })
  .map((modules) =>
    Object.fromEntries(
      modules.map(({ imports, kind, bytes }, at) => {
        const later = imports.map((step) => String(at + 1 + step)).filter((id) => Number(id) < modules.length)
        return [String(at), { bytes, isEntry: kind < 2, ...(kind === 2 ? { loads: later } : { imports: later }) }]
      }),
    ),
  )

test('no two files import each other, by however many steps, and no module is in two', () => {
  fc.assert(
    fc.property(graphs, (modules) => {
      const chunks = planChunks(graph(modules), new Set(), limits)
      const ids = chunks.flat()
      expect(new Set(ids).size).toBe(ids.length)
      const chunkOf = new Map(chunks.flatMap((chunk, at) => chunk.map((id) => [id, at] as const)))
      const imports = chunks.map((chunk, at) => {
        const named = chunk.flatMap((id) => modules[id]?.imports ?? [])
        return named.flatMap((id) => chunkOf.get(id) ?? []).filter((other) => other !== at)
      })
      const files = graph(Object.fromEntries(imports.map((to, at) => [String(at), { imports: to.map(String) }])))
      for (const [at, to] of imports.entries()) {
        expect(findClosure(files, to.map(String))).not.toContain(String(at))
      }
    }),
  )
})

test('what comes along with a file counts as loaded', () => {
  const modules = {
    home: page('a', 'b'),
    give: page('a', 'b'),
    live: page('a'),
    play: page('heavy'),
    a: {},
    b: { imports: ['heavy'] },
    heavy: { bytes: 4000 },
  }
  expect(plan(modules), 'live would load the heavy module for nothing').not.toContain('a b')
})

test('what a later part finds loaded costs it nothing', () => {
  const modules = {
    home: { ...page('a', 'b'), loads: ['dialog'] },
    give: page('b'),
    dialog: { imports: ['a'] },
    a: { bytes: 9000 },
    b: { bytes: 100 },
  }
  expect(plan(modules)).toEqual(['a', 'b'])
  expect(plan({ ...modules, give: page('a', 'b') })).toEqual(['a b'])
})

test('a module with all that it imports', () => {
  expect(
    [...findClosure(graph({ a: { imports: ['b', 'x'] }, b: { imports: ['a'] }, c: {} }), ['a'])].toSorted(),
  ).toEqual(['a', 'b', 'x'])
})
