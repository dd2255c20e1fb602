import { expect, expectTypeOf, test } from 'vitest'
import { type PagePath, pathTo } from './page-path.ts'

test('a path is filled with the parameters of its row, each within its segment', () => {
  expect(pathTo('/groups/:celulaId/requests', { celulaId: 7 })).toBe('/groups/7/requests')
  expect(pathTo('/news/:newsId', { newsId: 'a/b?c' })).toBe('/news/a%2Fb%3Fc')
  expect(pathTo('/user/prayer/:prayerId', { prayerId: 3 }, '#answer')).toBe('/user/prayer/3#answer')
})

test('only addresses with a row compile', () => {
  expectTypeOf<'/groups'>().toExtend<PagePath>()
  expectTypeOf<'/groups?vagas=1'>().toExtend<PagePath>()
  expectTypeOf<'/group'>().not.toExtend<PagePath>()
  expectTypeOf<'/groups/7'>().not.toExtend<PagePath>()
  expectTypeOf<'/groups/:celulaId'>().not.toExtend<PagePath>()
  expectTypeOf<string>().not.toExtend<PagePath>()
  expectTypeOf(pathTo).parameter(0).not.toExtend<'/groups'>()
})
