import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type PlanAddress, type PlanPaths, usePlanAddress, usePlanPaths } from './plan-paths.ts'

/** The paths and the plan as a page at this address reads them. */
function readAt(address: string): { readonly paths: PlanPaths; readonly plan: PlanAddress } {
  const read: { paths?: PlanPaths; plan?: PlanAddress } = {}
  function Page() {
    read.paths = usePlanPaths()
    read.plan = usePlanAddress('p1')
    return null
  }
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  )
  const { paths, plan } = read
  if (!paths || !plan) throw new Error('Nothing was rendered')
  return { paths, plan }
}

test('the pages of the site lead to each other, with what their addresses say of the plan', () => {
  const { paths } = readAt('/reading-plans?embedColor=7a1fa2')
  expect(paths.isEmbedded).toBe(false)
  expect(paths.list).toBe('/reading-plans')
  expect(paths.plan({ plan: 'p1', subscription: 's1', name: 'Fé & graça', invitation: 'c1' })).toBe(
    '/reading-plans/p1?subscriptionUuid=s1&planName=F%C3%A9+%26+gra%C3%A7a&convite=c1',
  )
  expect(paths.leave({ plan: 'p1' })).toBe('/reading-plans/p1/delete')
  expect(paths.left({ plan: 'p1' })).toBe('/reading-plans/p1/delete/confirm')
})

test('in a frame the pages lead to each other within it, and keep its colour', () => {
  const { paths } = readAt('/embed/reading-plans/list?embedColor=7a1fa2')
  expect(paths.isEmbedded).toBe(true)
  expect(paths.list).toBe('/embed/reading-plans/list?embedColor=7a1fa2')
  expect(paths.plan({ plan: 'p1' })).toBe('/embed/reading-plans/p1?embedColor=7a1fa2')
  expect(paths.leave({ plan: 'p1', subscription: 's1' })).toBe(
    '/embed/reading-plans/p1/delete?subscriptionUuid=s1&embedColor=7a1fa2',
  )
})

test('a name from the address is anybody’s: it is cut to a usual length, and an empty one is none', () => {
  const { plan } = readAt(`/reading-plans/p1?planName=${'a'.repeat(500)}&description=&convite=c1`)
  expect(plan.name).toHaveLength(120)
  expect(plan).toMatchObject({ plan: 'p1', subscription: undefined, description: undefined, invitation: 'c1' })
})
