import { expect, test } from 'vitest'
import { findUnusedTexts } from './find-unused.mjs'

const messages = { cards: { title: 'Cards', states: { open: 'Open', closed: 'Closed' } }, mails: { greeting: 'Hello' } }
const find = (...sources: string[]) =>
  findUnusedTexts(messages, new Map(sources.map((source, at) => [`source-${at}.tsx`, source])))
const usesAllCards = `const t = useTranslations('cards'); t('title'); t(\`states.\${state}\`)`
const usesMails = 'const { greeting } = catalogue[locale].mails'

test('a text that no source names is found by its path', () => {
  expect(find("const t = useTranslations('cards'); t('title')")).toEqual([
    'cards.states.open',
    'cards.states.closed',
    'mails.greeting',
  ])
})

test.each([
  ['by each branch of a condition', "const t = useTranslations('cards.states'); t(isOpen ? 'open' : 'closed')"],
  ['by a key that is built from parts', `const t = useTranslations('cards'); t(\`states.\${state}\`)`],
  [
    'by a translator of all namespaces',
    "const t = useTranslations(); t('cards.states.open'); t('cards.states.closed')",
  ],
  ['by rich texts', "const t = useTranslations('cards.states'); t.rich('open', {}); t.rich('closed', {})"],
  ['by a key whose values stand in another source', "const t = useTranslations('cards.states'); t(state)"],
  ['by a translator that is handed on', "const t = useTranslations('cards.states'); const text = <Panel text={t} />"],
  ['by a hook that takes the namespace', "const text = useRefusalText('cards.states')"],
])('a text is named %s', (_, source) => {
  const states = "const states = ['open', 'closed']"
  expect(find(source, states, "useTranslations('cards')('title')", usesMails)).toEqual([])
})

test('a key that is called for in another namespace does not name the text', () => {
  expect(find("const t = useTranslations('mails'); t('title')", usesMails)).toContain('cards.title')
})

test('texts that are read as objects are named as properties, or with the whole of their group', () => {
  expect(find(usesAllCards, usesMails)).toEqual([])
  expect(find(usesAllCards, 'const { mails } = catalogue[locale]')).toEqual(['mails.greeting'])
  expect(
    find("const t = useTranslations('cards'); t('title')", usesMails, 'Object.values(catalogue.pt.cards.states)'),
  ).toEqual([])
})
