import { expect, it } from 'vitest'
import { readRichText } from './rich-text.service.ts'

const line = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

it.each([
  ['no document', 'Olá', 'Not a document'],
  ['a document that is too long', line('a'.repeat(400_001)), 'The document is too long'],
])('%s is refused where it stands in the form', async (_, given, message) => {
  await expect(readRichText(given, 'pt', 'traducoes.en.corpo')).rejects.toMatchObject({
    code: 'VALIDATION',
    status: 400,
    details: [{ path: 'traducoes.en.corpo', message }],
  })
})

it('a text is kept as the product knows it, with its places in the Bible', async () => {
  const kept = await readRichText({ ...line('Sl 23'), attrs: { onclick: 'a' } }, 'pt', 'corpo')
  const marks = [{ type: 'bible', attrs: { passage: 'Ps.23' } }]
  expect(kept).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Sl 23', marks }] }],
  })
})

it('nothing stays nothing', async () => {
  expect(await readRichText(null, 'pt', 'corpo')).toBeNull()
  expect(await readRichText(line('  '), 'pt', 'corpo')).toBeNull()
})
