import { expect, test } from 'vitest'
import { readView, toLibraryQuery, writeView } from './library-view.ts'

const read = (address: string) => readView(new URLSearchParams(address))

test('a view comes back from the address that it was written to, beside other parameters', () => {
  const view = { term: 'coro', kind: 'IMAGEM', part: 'noText', order: 'name' } as const
  const address = writeView(view, new URLSearchParams('arquivo=7'))
  expect(readView(address)).toEqual(view)
  expect(address.get('arquivo')).toBe('7')
})

test('the usual view has no parameters, and unknown ones are the usual', () => {
  expect(writeView(read(''), new URLSearchParams('q=x')).toString()).toBe('')
  expect(read('tipo=EXE&mostrar=tudo&ordem=-id')).toEqual(read(''))
})

test('a view asks for what it shows', () => {
  expect(toLibraryQuery(read('q=%20&mostrar=trash'))).toEqual({ ordem: '-criadoEm', lixeira: 'true' })
  expect(toLibraryQuery(read('q=coro&tipo=PDF&mostrar=unused&ordem=largest'))).toEqual({
    ordem: '-bytes',
    term: 'coro',
    tipo: 'PDF',
    semUso: 'true',
  })
})
