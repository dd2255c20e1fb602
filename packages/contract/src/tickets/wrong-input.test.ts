import { describe, expect, it } from 'vitest'
import { findBodyProblems } from '../testing/problems.ts'
import { addTicketContent } from './office-content.endpoints.ts'
import { sendEventMessage } from './office-messages.endpoints.ts'

describe('a message to the holders of tickets', () => {
  it.each<[string, object, string]>([
    ['no text', { texto: ' \n ' }, 'texto'],
    ['a subject of two lines', { assunto: 'a\nb' }, 'assunto'],
    ['a long subject', { assunto: 'a'.repeat(121) }, 'assunto'],
    ['a long text', { texto: 'a'.repeat(4001) }, 'texto'],
    ['no channel', { canais: [] }, 'canais'],
    ['a channel twice', { canais: ['EMAIL', 'EMAIL'] }, 'canais'],
    ['a state in which no one comes', { filtro: { situacoes: ['CANCELADA'] } }, 'filtro.situacoes.0'],
  ])('is refused with %s', (_, own, path) => {
    expect(findBodyProblems(sendEventMessage, own)).toMatchObject([{ path }])
  })

  it('may be as long as a message may be', () => {
    expect(findBodyProblems(sendEventMessage, { assunto: 'a'.repeat(120), texto: 'a'.repeat(4000) })).toEqual([])
  })
})

it('what tickets open leads to no script', () => {
  expect(findBodyProblems(addTicketContent, { url: 'javascript:alert(1)' })).toMatchObject([{ path: 'url' }])
})
