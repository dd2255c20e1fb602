import type { Service } from '@narthex/contract/churches/church.schemas'
import { expect, test } from 'vitest'
import { church, client, fakeChurch, organisation } from '../../test/fake-church.ts'
import type { ChurchSite } from '../church/site.ts'
import { churchThing, organisationThing } from './church-thing.ts'

const { historia: _, ...told } = church
const origin = 'https://ponte.example'
const site = { kind: 'church', church: told, description: 'De portas abertas.', logo: null } as unknown as ChurchSite
const endereco = {
  logradouro: 'Rua do Cais',
  numero: '12',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Paraty',
  estado: 'RJ',
  cep: '23970-000',
  pais: 'BR',
}
const [morning] = fakeChurch.services as [Service]

test('a church is a place with a name, an address, a way to call it and its times', () => {
  const placed = { ...site, church: { ...told, endereco, latitude: -23.2, longitude: -44.7 } }
  expect(churchThing(placed, origin, fakeChurch.services)).toMatchObject({
    '@type': ['Church', 'Organization'],
    '@id': 'https://ponte.example/#church',
    name: 'Igreja da Ponte Velha',
    url: 'https://ponte.example/',
    telephone: '+55 (11) 95555-0101',
    email: 'ola@ponte.example',
    image: 'https://ponte.example/media/frente.jpg',
    logo: 'https://ponte.example/icon-512.png',
    sameAs: ['https://instagram.com/ponte'],
    geo: { '@type': 'GeoCoordinates', latitude: -23.2, longitude: -44.7 },
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Rua do Cais, 12',
      addressLocality: 'Paraty',
      addressRegion: 'RJ',
      postalCode: '23970-000',
      addressCountry: 'BR',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Sunday',
        opens: '10:00',
        closes: '11:30',
      },
    ],
  })
})

test('a service elsewhere does not open the church, and one past midnight closes the day after', () => {
  const night = { ...morning, diaSemana: 6, horario: '23:00', duracaoMinutos: 120 }
  const away = { ...morning, local: 'Na praia' }
  expect(churchThing(site, origin, [night, away]).openingHoursSpecification).toEqual([
    expect.objectContaining({ dayOfWeek: 'https://schema.org/Saturday', opens: '23:00', closes: '01:00' }),
  ])
})

test('a church without a readable picture is shown by the one that is drawn for it', () => {
  for (const imagens of [[], ['http://[::1']]) {
    const bare = { ...site, church: { ...told, imagens } }
    expect(churchThing(bare, origin, []).image).toBe('https://ponte.example/share.png')
  }
})

test('an organisation names its churches as their own sites name themselves', () => {
  const jsonLd = organisationThing({ kind: 'organisation', organisation, description: undefined }, origin, [client])
  expect(jsonLd).toMatchObject({
    '@type': 'Organization',
    name: 'Rede Caminho',
    subOrganization: [{ '@id': 'http://ponte.example/#church', name: church.nome, url: 'http://ponte.example/' }],
  })
})
