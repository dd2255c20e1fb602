import { expect, test } from 'vitest'
import { parseEmbeddedChat } from './embed-query.ts'

test('the query of an embedded chat is bounded, and what is absurd is as if it were not there', () => {
  expect(parseEmbeddedChat('?channel=geral&username=Lia&limitMessages=20&showManagement=false')).toEqual({
    channel: 'geral',
    guestName: 'Lia',
    limit: 20,
    showsTools: false,
  })
  expect(parseEmbeddedChat('?channel=../x&limitMessages=100000')).toMatchObject({ channel: undefined, limit: 100 })
  for (const limit of ['0', '-5', 'x', 'NaN']) expect(parseEmbeddedChat(`?limitMessages=${limit}`).limit).toBe(50)
  expect(parseEmbeddedChat(`?username=${'a'.repeat(500)}`).guestName).toHaveLength(40)
})
