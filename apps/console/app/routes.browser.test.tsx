import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { kinds } from './kinds.ts'
import { patterns } from './navigation/places.ts'
import { importPath, listPath, trashPath } from './resource/kind-paths.ts'
import { routes } from './routes.tsx'

const listPatterns = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...listPatterns(children ?? [])])

test('every screen stands in the table of patterns, which links and journeys go by, or is one of a kind’s', () => {
  const ofKinds = kinds.flatMap((kind) => [`${listPath(kind)}/:id`, trashPath(kind), `${importPath(kind)}/:importId?`])
  const known = new Set<string>([
    ...Object.values(patterns),
    ...ofKinds,
    `${patterns.start}/:step?`,
    `${patterns.attendance}/:id?/:view?`,
    `${patterns.groupHealth}/:id?/:view?`,
    `${patterns.care}/:id?`,
    `${patterns.privacyRequests}/:id?`,
    `${patterns.duplicates}/:id?/:other?`,
    `${patterns.people}/new`,
    `${patterns.people}/:id/edit`,
    '*',
  ])
  expect(listPatterns(routes).filter((path) => !known.has(path))).toEqual([])
  expect(listPatterns(routes).length).toBeGreaterThan(kinds.length * 3)
})
