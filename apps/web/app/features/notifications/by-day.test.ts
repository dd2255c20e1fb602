import type { MemberNotification } from '@narthex/contract/notifications/member-notification.endpoints'
import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

const at = (dataCadastro: string) => ({ dataCadastro }) as MemberNotification

test('notifications lie under the days of the church’s own calendar, in their order', () => {
  const list = ['2026-03-11T12:00:00Z', '2026-03-11T03:00:00Z', '2026-03-11T02:59:00Z', '2026-03-09T12:00:00Z'].map(at)
  expect(byDay(list, 'America/Sao_Paulo')).toEqual([
    { date: '2026-03-11', notifications: list.slice(0, 2) },
    { date: '2026-03-10', notifications: list.slice(2, 3) },
    { date: '2026-03-09', notifications: list.slice(3) },
  ])
  expect(byDay([], 'America/Sao_Paulo')).toEqual([])
})
