import { describe, expect, it } from 'vitest'
import { fillPath, pathPattern, toRoutePath } from './endpoint-path.ts'

const endpoint = { path: '/igreja/{igreja}/arquivo/{id}/' }

describe('the path of an endpoint', () => {
  it.each(['/igreja/farol/arquivo/1/', '/igreja/farol/arquivo/1'])('matches %s', (path) => {
    expect(pathPattern(endpoint).test(path)).toBe(true)
  })

  it.each(['/igreja/farol/arquivo/', '/igreja/a/b/arquivo/1', '/igreja//arquivo/1', '/x/igreja/farol/arquivo/1'])(
    'does not match %s',
    (path) => {
      expect(pathPattern(endpoint).test(path)).toBe(false)
    },
  )

  it('is filled with encoded parameters', () => {
    expect(fillPath(endpoint, { igreja: 'a/b', id: '1' })).toBe('/igreja/a%2Fb/arquivo/1/')
  })

  it('names its parameters as routers do', () => {
    expect(toRoutePath(endpoint)).toBe('/igreja/:igreja/arquivo/:id/')
  })
})
