import { ApiError } from '@narthex/contract/client'
import { expect, test } from 'vitest'
import { readRefusedHolder, readTicketsLeft } from './tickets-left.ts'

const refusal = (code: string, ...details: [path: string, message: string][]) =>
  new ApiError(409, {
    code,
    message: 'no',
    requestId: 'r',
    details: details.map(([path, message]) => ({ path, message })),
  })

test('a refusal says how many of which type are left', () => {
  expect([...readTicketsLeft(refusal('EVT_REG_021', ['ingressos.3', '2'], ['body.ingressos.4', '0']))]).toEqual([
    [3, 2],
    [4, 0],
  ])
  expect(readTicketsLeft(refusal('EVT_REG_021')).size).toBe(0)
  expect(readTicketsLeft(refusal('EVT_REG_014', ['ingressos.3', '2'])).size).toBe(0)
  expect(readTicketsLeft(new Error('x')).size).toBe(0)
})

test('and which ticket is not for its holder', () => {
  expect(readRefusedHolder(refusal('TICKET_AUDIENCE', ['participantes.2.dataNascimento', '0-12']))).toEqual({
    index: 2,
    field: 'dataNascimento',
  })
  expect(readRefusedHolder(refusal('TICKET_AUDIENCE'))).toBeUndefined()
})
