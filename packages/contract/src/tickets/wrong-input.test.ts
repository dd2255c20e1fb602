import { describe, expect, it } from 'vitest'
import { findBodyProblems } from '../testing/problems.ts'
import { addTicketContent } from './office-content.endpoints.ts'
import { addEvent, setEvent } from './office-event.endpoints.ts'
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

describe.each([
  ['new', addEvent],
  ['changed', setEvent],
])('a %s event', (_, endpoint) => {
  it.each<[string, object, string]>([
    ['an end before its beginning', { dataInicio: '2039-02-12T15:00:00Z', dataFim: '2039-02-12T14:59:59Z' }, 'dataFim'],
    ['half a point', { latitude: -8 }, 'latitude'],
    ['a guest too many', { convidados: Array(51).fill({ nome: 'Ana', papel: null, imagem: null }) }, 'convidados'],
  ])('is refused with %s', (_name, own, path) => {
    expect(findBodyProblems(endpoint, own)).toMatchObject([{ path }])
  })

  it('may end as it begins, and be nowhere but online', () => {
    const moment = '2039-02-12T15:00:00Z'
    const online = { dataInicio: moment, dataFim: moment, local: null, flagOnline: true }
    expect(findBodyProblems(endpoint, online)).toEqual([])
  })
})
