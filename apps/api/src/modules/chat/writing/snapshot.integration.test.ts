import { expect, it } from 'vitest'
import { setUpChat } from '../testing/set-up-chat.ts'

const chat = setUpChat()
const { test } = chat

const idsOf = (events: readonly Record<string, unknown>[]) =>
  events.flatMap(({ mensagem }) => (mensagem ? [(mensagem as { readonly id: number }).id] : []))

it('a page that watches from the position of what it has read gets what came since, once', async () => {
  const ana = await test.join()
  await chat.write(ana, 'Antes')
  const { canal, mensagens, posicao } = (await chat.read()).body
  const since = [await chat.write(ana, 'Entre'), await chat.write(ana, 'as duas')]
  const page = await chat.watch(canal.topico, posicao)
  since.push(await chat.write(ana, 'Depois'))
  expect(idsOf(await page.events())).toEqual(since)
  expect(mensagens.map(({ texto }: { texto: string }) => texto)).toEqual(['Antes'])
})

it('control: without the position it misses what was written in between', async () => {
  const ana = await test.join()
  const { canal } = (await chat.read()).body
  await chat.write(ana, 'Entre')
  const page = await chat.watch(canal.topico)
  const after = await chat.write(ana, 'Depois')
  expect(idsOf(await page.events())).toEqual([after])
})

it('whenever a page reads while many write, what it read and what came after are all that was written', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => test.join()))
  const writing = people.map(async (person) => {
    const ids: number[] = []
    for (const word of ['um', 'dois', 'tres', 'quatro']) ids.push(await chat.write(person, word))
    return ids
  })
  const pages = []
  for (let page = 0; page < 8; page++) {
    const { body } = await chat.read()
    pages.push({ body, watched: await chat.watch(body.canal.topico, body.posicao) })
  }
  const written = (await Promise.all(writing)).flat().sort((a, b) => a - b)
  for (const { body, watched } of pages) {
    const read = body.mensagens.map(({ id }: { id: number }) => id)
    const streamed = idsOf(await watched.events())
    expect(new Set(streamed).size).toBe(streamed.length)
    expect([...new Set([...read, ...streamed])].sort((a, b) => a - b)).toEqual(written)
  }
})
