import { prayerMessagesPerPage } from '@narthex/contract/limits'
import type { PrayerMessage } from '@narthex/contract/prayer/prayer.schemas'
import { expect, test } from 'vitest'
import { followed } from './followed.ts'

const { largest } = prayerMessagesPerPage
const message = (id: number, mensagem = 'Força') => ({ id, mensagem }) as PrayerMessage
const messages = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1))
/** A server with so many, and which pages it was asked for. */
function serverOf(count: number) {
  const asked: number[] = []
  const load = async (page: number) => {
    asked.push(page)
    return { itens: messages(count).slice((page - 1) * largest, page * largest), total: count }
  }
  return { asked, load }
}

test('one page is asked for at first, and one more each time', async () => {
  const { asked, load } = serverOf(250)
  const first = await followed([], 1, load)
  expect([first.itens.length, first.total, asked]).toEqual([100, 250, [1]])
  const second = await followed(first.itens, 101, load)
  expect([second.itens.length, asked]).toEqual([200, [1, 2]])
  expect((await followed(second.itens, 201, load)).itens).toEqual(messages(250))
  expect(asked).toEqual([1, 2, 3])
})

test('up to the newest is asked for in order, and ends', async () => {
  for (const count of [0, 1, 99, 100, 101, 250]) {
    const { load } = serverOf(count)
    expect(await followed([], Number.POSITIVE_INFINITY, load)).toEqual({ itens: messages(count), total: count })
  }
})

test('those of a page as it was served are updated, in their places', async () => {
  const served = [message(1, 'old'), message(2, 'old')]
  expect((await followed(served, 3, serverOf(3).load)).itens).toEqual(messages(3))
})
