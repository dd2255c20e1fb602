import { expect, test } from 'vitest'
import { church } from '../../test/fake-church.ts'
import type { Starter } from './third-parties/starter.ts'
import { thirdParties } from './third-parties.ts'
import { createRunner } from './third-party-runner.ts'

const configured = {
  facebookPixel: { code: '12345678' },
  survey: { url: 'https://surveys.example', environment: 'e1' },
  recaptcha: true,
} as const
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A runner whose third parties only write down what they are told to do. */
function recorded(begin: (name: string) => Promise<void> = async () => {}) {
  const events: string[] = []
  const logged: string[] = []
  const starter =
    (name: string): Starter<unknown> =>
    async () => {
      events.push(`${name} starts`)
      await begin(name)
      return { pageShown: () => events.push(`${name} page`), stop: () => events.push(`${name} stops`) }
    }
  const table = {
    ...thirdParties,
    facebookPixel: { ...thirdParties.facebookPixel, load: async () => starter('pixel') },
    survey: { ...thirdParties.survey, load: async () => starter('survey') },
  }
  const runner = createRunner(configured, { church, locale: 'pt' }, (message) => logged.push(message), table)
  return { runner, events, logged }
}

test('nothing starts without a yes, however many pages are shown', async () => {
  const { runner, events } = recorded()
  runner.follow({}, true)
  runner.pageShown('/0')
  runner.follow({ marketing: false, statistics: false }, true)
  await settled()
  expect(events).toEqual([])
})

test('a yes to one purpose starts that one alone, once, and it hears of each page once', async () => {
  const { runner, events } = recorded()
  runner.follow({ marketing: true }, true)
  runner.follow({ marketing: true }, true)
  await settled()
  runner.follow({ marketing: true }, true)
  runner.pageShown('/1')
  runner.pageShown('/1')
  await settled()
  expect(events).toEqual(['pixel starts', 'pixel page', 'pixel page'])
})

test('the survey waits for the first login, and goes on after a logout', async () => {
  const { runner, events } = recorded()
  runner.follow({ statistics: true }, false)
  await settled()
  expect(events).toEqual([])
  runner.follow({ statistics: true }, true)
  await settled()
  runner.follow({ statistics: true }, false)
  runner.follow({ statistics: true }, true)
  await settled()
  expect(events).toEqual(['survey starts', 'survey page'])
})

test('what is withdrawn stops at once and hears of no more pages; a new yes starts it again', async () => {
  const { runner, events } = recorded()
  runner.follow({ marketing: true }, false)
  await settled()
  runner.follow({ marketing: false }, false)
  runner.pageShown('/2')
  expect(events).toEqual(['pixel starts', 'pixel page', 'pixel stops'])
  runner.follow({ marketing: true }, false)
  await settled()
  expect(events.slice(3)).toEqual(['pixel starts', 'pixel page'])
})

test('what is withdrawn while it loads is stopped before it hears of any page', async () => {
  let arrive = () => {}
  const { runner, events } = recorded(() => new Promise((resolve) => (arrive = resolve)))
  runner.follow({ marketing: true }, false)
  await settled()
  runner.follow({ marketing: false }, false)
  arrive()
  await settled()
  expect(events).toEqual(['pixel starts', 'pixel stops'])
})

test('one that fails is given up for this page, with a word to the log, and the others go on', async () => {
  const { runner, events, logged } = recorded(async (name) => {
    if (name === 'survey') throw new Error('surveys.example took longer than 10000 ms')
  })
  runner.follow({ marketing: true, statistics: true }, true)
  await settled()
  runner.follow({ marketing: true, statistics: true }, true)
  await settled()
  expect(events).toEqual(['pixel starts', 'survey starts', 'pixel page'])
  expect(logged).toEqual(['survey was given up: surveys.example took longer than 10000 ms'])
})
