import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hostileLinks } from '../testing/hostile-links.ts'
import * as forms from './church.form.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

/** Every place where an editor writes a link, with the form that carries it. */
const linkPlaces: [place: string, accepts: (link: unknown) => boolean][] = [
  ['a menu item', (url) => accepts(forms.menuForm, [{ ...menuItem, url }])],
  ['a banner', (url) => accepts(forms.bannersForm, [{ ...banner, url }])],
  ["a banner's image", (imagem) => accepts(forms.bannersForm, [{ ...banner, imagem }])],
  ["a pastor's picture", (foto) => accepts(forms.pastorsForm, [{ ...pastor, foto }])],
  ['a logo', (logo) => accepts(forms.visualForm, { corApp: '#000000', logo })],
  ['a privacy policy', (url) => accepts(forms.churchForm, { urlPoliticaPrivacidade: url })],
  ["a church's image", (image) => accepts(forms.churchForm, { imagens: [image] })],
  ...['instagram', 'youtube', 'facebook', 'whatsapp', 'tiktok', 'twitter', 'spotify'].map(
    (place): [string, (link: unknown) => boolean] => [
      place,
      (link) => accepts(forms.churchForm, { redesSociais: { [place]: link } }),
    ],
  ),
]
const menuItem = { codigo: 'OUTRO', flagAtivo: true, loginIsRequired: false, pt: 'a', en: 'a', es: 'a' }
const banner = { titulo: 'a', descricao: null, imagem: null, url: null }
const nowhere = { endereco: null, latitude: null, longitude: null }
const congregation = { nome: 'a', responsavel: null, telefone: null, ...nowhere }
const pastor = { nome: 'a', funcao: 'a', foto: null, biografia: null }
const service = { nome: 'a', diaSemana: 0, horario: '10:00', duracaoMinutos: 90, flagTransmissao: false, local: null }

describe.each(linkPlaces)('the link of %s', (_, isAccepted) => {
  it('may lead to a page', () => {
    expect(isAccepted('https://igreja.example/a')).toBe(true)
    expect(isAccepted('/about')).toBe(true)
  })
  it('may not lead to a script, or to another site in disguise', () => {
    expect([...hostileLinks, ' https://evil.example', 7, {}].filter(isAccepted)).toEqual([])
  })
})

const church = {
  codigo: 'videira',
  slug: 'videira',
  nome: 'Igreja videira',
  idioma: 'pt-BR',
  fusoHorario: 'UTC',
  organizacao: null,
  hosts: [],
}

describe('a church that is founded', () => {
  it('is accepted as it should be', () => {
    expect(accepts(forms.newChurchForm, church)).toBe(true)
  })

  it.each([
    ['a reserved code', { codigo: 'admin' }],
    ['a reserved slug', { slug: 'www' }],
    ['a code of digits alone', { codigo: '123' }],
    ['a code in upper case', { codigo: 'Videira' }],
    ['a code with a dot', { codigo: 'a.b' }],
    ['a code that begins with a dash', { codigo: '-a' }],
    ['a code that ends with a dash', { codigo: 'a-' }],
    ['a code longer than a label', { codigo: 'a'.repeat(64) }],
    ['an empty slug', { slug: '' }],
    ['a slug with a line feed', { slug: 'videira\n' }],
    ['a name of spaces', { nome: '   ' }],
    ['a name beyond 200 letters', { nome: 'a'.repeat(201) }],
    ['a language with an underscore', { idioma: 'pt_BR' }],
    ['a language that is none', { idioma: 'português' }],
    ['a time zone that is none', { fusoHorario: 'Brasil/Interior' }],
    ['two principal hosts', { hosts: [host('a.example'), host('b.example')] }],
    ['a field that is not asked for', { flagAtivo: true }],
    ['an id of its own choosing', { id: 1 }],
    ['no organisation named or refused', { organizacao: undefined }],
  ])('is refused with %s', (_, change) => {
    expect(accepts(forms.newChurchForm, { ...church, ...change })).toBe(false)
  })
})

const address = {
  logradouro: 'Rua A',
  numero: null,
  complemento: null,
  bairro: null,
  cidade: 'Olinda',
  estado: null,
  cep: null,
  pais: 'BR',
}

describe('what a church says of itself', () => {
  it('may be where it is', () => {
    expect(accepts(forms.churchForm, { endereco: address })).toBe(true)
  })

  it.each([
    { id: 2 },
    { uuid: '7b0f4b6e-4c39-4a57-9d5e-2f7f0c1a9a01' },
    { codigo: 'outra' },
    { slug: 'outra' },
    { organizacaoId: 1 },
    { slugOrganizacao: 'pomar' },
    { versao: 9 },
    { dataCadastro: '2026-01-01T00:00:00Z' },
    { latitude: 91 },
    { longitude: Number.NaN },
    { nome: '' },
    { nome: null },
    { redesSociais: { orkut: 'https://example.org' } },
    { endereco: { logradouro: 'Rua A' } },
    { endereco: { ...address, pais: 'Brasil' } },
    [],
    'x',
    null,
  ])('may not be %j', (given) => {
    expect(accepts(forms.churchForm, given)).toBe(false)
  })
})

it.each([
  ['a menu item', forms.menuForm, { ...menuItem, url: null }, 'es'],
  ['a banner', forms.bannersForm, banner, 'titulo'],
  ['a congregation', forms.congregationsForm, congregation, 'nome'],
  ['a service', forms.servicesForm, service, 'nome'],
  ['a pastor', forms.pastorsForm, pastor, 'nome'],
])('%s has a name', (_, schema, named, field) => {
  expect(accepts(schema, [named])).toBe(true)
  for (const empty of ['', '  ']) expect(accepts(schema, [{ ...named, [field]: empty }])).toBe(false)
})

it.each([
  { diaSemana: -1 },
  { diaSemana: 7 },
  { diaSemana: 0.5 },
  { duracaoMinutos: 14 },
  { duracaoMinutos: 601 },
  { horario: '24:00' },
  { id: 0 },
])('a service may not be %j', (change) => {
  expect(accepts(forms.servicesForm, [{ ...service, diaSemana: 6, duracaoMinutos: 600 }])).toBe(true)
  expect(accepts(forms.servicesForm, [{ ...service, ...change }])).toBe(false)
})

it('a payment method is accepted once', () => {
  const pix = { codigoMetodoPagamento: 'PIX', idGatewayPagamento: null }
  expect(accepts(forms.paymentMethodsForm, [pix, { ...pix, codigoMetodoPagamento: 'BOLETO' }])).toBe(true)
  expect(accepts(forms.paymentMethodsForm, [pix, pix])).toBe(false)
  expect(accepts(forms.paymentMethodsForm, [{ ...pix, codigoMetodoPagamento: 'GOLD' }])).toBe(false)
})

function host(nome: string) {
  return { nome, flagPrincipal: true }
}
