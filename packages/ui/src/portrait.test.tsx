import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Portrait } from './portrait.tsx'

const initials = (name: string) =>
  /<span[^>]*>([^<]*)<\/span>/.exec(renderToStaticMarkup(<Portrait name={name} colour="#0e7c7b" photo={null} />))?.[1]

test('without a photo a person is their initials, titles and small words left out', () => {
  expect(initials('Pra. Lídia de Souza Cavalcanti')).toBe('LC')
  expect(initials('Ruth')).toBe('R')
  expect(initials('Íris Ávila')).toBe('ÍÁ')
  expect(initials('')).toBe('')
})

test('with a photo nothing is drawn', () => {
  const html = renderToStaticMarkup(<Portrait name="Ruth" colour="#0e7c7b" photo="/media/ruth.jpg" />)
  expect(html).toContain('src="/media/ruth.jpg"')
  expect(html).not.toContain('<svg')
})
