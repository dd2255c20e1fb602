import type { EventPage } from '@narthex/contract/events/event.schemas'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { expect, test } from 'vitest'
import type { ChurchSite } from '../church/site.ts'
import { eventPageThing } from './event-things.ts'

const site = {
  kind: 'church',
  church: {
    nome: 'Ponte',
    endereco: { logradouro: 'Rua A', numero: '1', cidade: 'Recife', estado: 'PE', cep: null, pais: 'BR' },
  },
} as unknown as ChurchSite
const url = new URL('https://ponte.example/event/7')

const given = { titulo: 'Retiro', imagem: null, endereco: null, latitude: null, longitude: null, convidados: [] }
const once = { titulo: 'Retiro', descricao: null, dataInicio: 'start', dataFim: 'end', local: null, flagOnline: false }
const describeEvent = (event: object, one: object = {}) =>
  eventPageThing(
    { ...given, ...event } as unknown as EventPage,
    { ...once, tipo: 'EVENTO', url: '/event/7', ...one } as unknown as Occurrence,
    { site, url },
  )

test('an event at the church is there, with the picture that is drawn for its page', () => {
  const found = describeEvent({})
  expect(found).toMatchObject({
    '@type': 'Event',
    '@id': `${url.href}#thing`,
    image: 'https://ponte.example/share/event/7.png',
  })
  expect(found.location).toMatchObject([{ '@type': 'Place', name: 'Ponte', address: { addressLocality: 'Recife' } }])
})

test('one elsewhere has its own address and point, and who comes', () => {
  const endereco = {
    logradouro: 'Estrada',
    numero: null,
    complemento: null,
    bairro: null,
    cidade: 'Gravatá',
    estado: 'PE',
    cep: null,
    pais: 'BR',
  }
  const found = describeEvent(
    {
      endereco,
      latitude: -8,
      longitude: -35,
      imagem: '/media/a.jpg',
      convidados: [{ nome: 'Ana', papel: null, imagem: null }],
    },
    { local: 'Sítio' },
  )
  expect(found.location).toMatchObject([
    { name: 'Sítio', address: { addressLocality: 'Gravatá' }, geo: { latitude: -8 } },
  ])
  expect(found).toMatchObject({ image: 'https://ponte.example/media/a.jpg', performer: [{ name: 'Ana' }] })
})

test('one that is only online is nowhere else', () => {
  const found = describeEvent({}, { flagOnline: true })
  expect(found).toMatchObject({ eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' })
  expect(found.location).toMatchObject([{ '@type': 'VirtualLocation' }])
})
