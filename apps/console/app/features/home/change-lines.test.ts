import { expect, test } from 'vitest'
import type { KindEntry } from '../../kinds.ts'
import { findActPath, tellAct } from './change-lines.ts'

const news = { type: 'noticia', place: 'news', hasTrash: true } as KindEntry

test.each([
  ['CONTENT_PUBLISHED', { verb: 'published', subject: 'CONTENT' }],
  ['MENU_ITEM_REMOVED', { verb: 'removed', subject: 'MENU_ITEM' }],
  ['CHURCH_SET', { verb: 'changed', subject: 'CHURCH' }],
  ['ROLE_GRANTED', { role: 'ROLE_GRANTED' }],
  ['STAFF_INVITED', { role: 'STAFF_INVITED' }],
  ['LOGIN', undefined],
  ['CONTENT_EXPORTED', undefined],
  ['CONTENT_LANGUAGE_PUBLISHED', undefined],
] as const)('%s is told as %j', (acao, told) => {
  expect(tellAct({ acao })).toEqual(told)
})

test('what was deleted leads to its trash, where the office has one', () => {
  const removed = { verb: 'removed', subject: 'CONTENT' } as const
  expect(findActPath({ detalhes: { conteudo: 4 } }, removed, [news])).toEqual({
    path: '/content/news/trash',
    isTrash: true,
  })
  expect(findActPath({ detalhes: { conteudo: 4 } }, removed, [])).toBeUndefined()
  expect(findActPath({ detalhes: { conteudo: 4 } }, { verb: 'changed', subject: 'CONTENT' }, [news])).toBeUndefined()
})
