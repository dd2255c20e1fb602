import type { AuditEntry } from '@narthex/contract/audit/audit.endpoints'
import { expect, test } from 'vitest'
import type { KindEntry } from '../../kinds.ts'
import { findActPath, groupActs, tellAct } from './change-lines.ts'

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

test('what one person did in a row to things of one kind is told once', () => {
  const [ana, rui] = [1, 2].map((id) => ({ id, nome: 'A', sobrenome: 'B' }))
  const acts = [
    [ana, 'MENU_ITEM_SET'],
    [ana, 'LOGIN'],
    [ana, 'MENU_ITEM_SET'],
    [rui, 'MENU_ITEM_SET'],
    [rui, 'MENU_ITEM_REMOVED'],
    [null, 'VISUAL_SET'],
  ] as const
  const log = acts.map(([usuario, acao], id) => ({ id, usuario, acao }) as AuditEntry)
  expect(groupActs(log).map(({ entry, count }) => [entry.id, count])).toEqual([
    [0, 2],
    [3, 1],
    [4, 1],
    [5, 1],
  ])
})

test('what was deleted leads to its trash, where the office has one', () => {
  const removed = { verb: 'removed', subject: 'CONTENT' } as const
  expect(findActPath({ detalhes: { conteudo: 4 } }, removed, [news])).toEqual({
    path: '/content/news/trash',
    listPath: '/content/news/trash',
    isTrash: true,
  })
  expect(findActPath({ detalhes: { conteudo: 4 } }, removed, [])).toBeUndefined()
  expect(findActPath({ detalhes: { conteudo: 4 } }, { verb: 'changed', subject: 'CONTENT' }, [news])).toBeUndefined()
})
