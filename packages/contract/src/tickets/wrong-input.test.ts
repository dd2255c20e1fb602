import { describe, expect, it } from 'vitest'
import { findBodyProblems } from '../testing/problems.ts'
import { addTicketContent } from './office-content.endpoints.ts'
import { sendEventMessage } from './office-messages.endpoints.ts'

describe('a message to the holders of tickets', () => {
  it.each<[string, object, string]>([
    ['no text', { texto: ' \n ' }, 'texto'],
    ['a subject without a visible sign', { assunto: '\u200b\n' }, 'assunto'],
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

it('a subject is one line, however many were pasted', () => {
  const { body } = sendEventMessage
  const subject = (assunto: string) => body.parse({ ...sendEventMessage.example.body, assunto }).assunto
  for (const pasted of ['O que\nlevar', 'O que\r\n levar', 'O que\u2028levar', 'O que\tlevar\n'])
    expect(subject(pasted)).toBe('O que levar')
})

it('what tickets open leads to no script', () => {
  expect(findBodyProblems(addTicketContent, { url: 'javascript:alert(1)' })).toMatchObject([{ path: 'url' }])
})
