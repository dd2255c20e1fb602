import { contrast } from '@narthex/ui/colour/oklch'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailKinds } from '../mailer.ts'
import { writeLetter } from './write-letter.ts'

const origin = 'https://videira.example'
const office = 'https://videira.admin.narthex.example'
const sender = {
  nome: 'Igreja Videira',
  remetente: null,
  replyTo: null,
  endereco: null,
  idioma: 'pt-br',
  fusoHorario: 'UTC',
  corApp: '#116633',
  aparencia: null,
  logo: null,
  recebedor: { nome: null, documento: null },
  origin,
  office,
}
const mail = {
  to: 'ana@example.org',
  kind: 'activation',
  locale: 'pt',
  data: { link: '/access?codigo=1&de=2' },
} as const
const noAddress = {
  logradouro: 'Rua das Flores',
  numero: null,
  complemento: null,
  bairro: null,
  cidade: 'Recife',
  estado: null,
  cep: null,
}
const written = new Date('2026-03-01T12:00:00Z')

test('a letter fetches nothing: no picture, no style sheet, no script, no font', () => {
  for (const kind of mailKinds) {
    const { html } = writeLetter(sender, { ...mail, kind }, written)
    expect(html).not.toMatch(/<img|<link|<script|@import|url\(|src=|background="/i)
    const addresses = [...html.matchAll(/(?:href|content)="(https?:[^"]*)"/g)].map(([, address]) => address)
    expect(addresses.every((address) => address?.startsWith(`${origin}/`))).toBe(true)
  }
})

const logo = '/media/images/AAAAAAAAAAAAAAAAAAAAAA_1200x400.webp'

test('the logo comes from the church’s own site, in a fixed size and with its name for programs that fetch no picture', () => {
  const { html } = writeLetter({ ...sender, logo: `${logo}#50,50` }, mail, written)
  expect(html.match(/<img [^>]*>/g)).toHaveLength(1)
  expect(html).toContain(
    `<img src="${origin}/media/images/AAAAAAAAAAAAAAAAAAAAAA_320.webp" alt="Igreja Videira" width="132" height="44"`,
  )
  expect(html).not.toContain('class="mark"')
})

test('a tall logo keeps its shape', () => {
  const { html } = writeLetter({ ...sender, logo: logo.replace('1200x400', '300x600') }, mail, written)
  expect(html).toContain('AAAAAAAAAAAAAAAAAAAAAA_300.webp" alt="Igreja Videira" width="22" height="44"')
})

test.each(['https://elsewhere.example/logo.png', '/media/logo.svg'])('the seal stands for the logo %s', (other) => {
  const { html } = writeLetter({ ...sender, logo: other }, mail, written)
  expect(html).not.toContain('<img')
  expect(html).toContain('class="mark"')
})

test('its button reads on any brand colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const corApp = `#${number.toString(16).padStart(6, '0')}`
      const { html } = writeLetter({ ...sender, corApp }, mail, written)
      const [, ground = '', ink = ''] =
        /border-radius:12px;background:(#\w{6})"><a [^>]*?[^-]color:(#\w{6})/.exec(html) ?? []
      expect(ground).toBe(corApp)
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['glass', '16px', '12px', '20px 20px 4px 4px'],
  ['linen', '2px', '2px', '22px'],
  ['azulejo', '6px', '6px', '6px'],
  ['landscape', '28px', '26px', '22px'],
  ['plain', '0', '0', '0'],
] as const)('a letter has the shapes of the look %s', (aparencia, card, button, seal) => {
  const { html } = writeLetter({ ...sender, aparencia }, mail, written)
  const radius = (part: string) => new RegExp(`class="${part}[^>]*border-radius:([^;"]*)`).exec(html)?.[1]
  expect([radius('card'), radius('button'), radius('mark')]).toEqual([card, button, seal])
  expect(html.includes('class="card band"')).toBe(aparencia === 'azulejo')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
})

test('a link is written out beside its button, and its signs are escaped', () => {
  const { html, text } = writeLetter(sender, mail, written)
  expect(text).toContain(`${origin}/access?codigo=1&de=2`)
  expect(html.split(`${origin}/access?codigo=1&amp;de=2`)).toHaveLength(4)
})

test('the footer tells who writes and why', () => {
  const endereco = {
    logradouro: 'Rua das Flores',
    numero: '10',
    complemento: null,
    bairro: 'Centro',
    cidade: 'Recife',
    estado: 'PE',
    cep: null,
    pais: 'BR',
  }
  const { html, text } = writeLetter({ ...sender, endereco, replyTo: 'ola@videira.example' }, mail, written)
  for (const part of [html, text]) {
    expect(part).toContain('Rua das Flores, 10 · Centro, Recife, PE')
    expect(part).toContain('porque este e-mail foi usado para criar uma conta em Igreja Videira')
    expect(part).toContain('É só responder a esta mensagem')
  }
})

test('a church of Spain writes its Spanish mails in the Spanish of Spain, and says so', () => {
  const spanish = { ...mail, kind: 'password-changed', locale: 'es' } as const
  const inSpain = writeLetter({ ...sender, idioma: 'es-es' }, spanish, written)
  expect(inSpain).toMatchObject({
    subject: 'Tu contraseña ha cambiado',
    html: expect.stringContaining('<html lang="es-ES">'),
  })
  const elsewhere = writeLetter({ ...sender, idioma: 'es-mx' }, spanish, written)
  expect(elsewhere).toMatchObject({
    subject: 'Tu contraseña cambió',
    html: expect.stringContaining('<html lang="es">'),
  })
})

test('a mail about a payment names who receives it and who takes it, where the church has said so', () => {
  const paid = { ...mail, kind: 'gift-received', payment: { method: 'PIX', gateway: 9 } } as const
  const recebedor = { nome: 'Associação Videira', documento: '11.222.333/0001-81' }
  const endereco = { ...noAddress, pais: 'BR' }
  const known = writeLetter({ ...sender, recebedor, endereco }, paid, written)
  for (const part of [known.html, known.text])
    expect(part).toContain('Pagamento a Associação Videira, CNPJ 11.222.333/0001-81, processado por Asaas')
  const byHand = writeLetter({ ...sender, recebedor, endereco }, { ...paid, payment: { gateway: null } }, written)
  expect(byHand.text).toMatch(/Pagamento a Associação Videira, CNPJ 11.222.333\/0001-81$/m)
  expect(writeLetter(sender, paid, written).text).not.toContain('Pagamento a')
  expect(writeLetter({ ...sender, recebedor, endereco }, mail, written).text).not.toContain('Pagamento a')
})

test('a church without a mail address invites no reply', () => {
  expect(writeLetter(sender, mail, written)).toMatchObject({
    replyTo: null,
    text: expect.not.stringContaining('responder'),
  })
})

test('a person who registers with another person’s address cannot choose what that person reads', () => {
  const greetingOf = (nome: string) => writeLetter(sender, { ...mail, data: { ...mail.data, nome } }, written).text
  for (const nome of [
    'http://evil.example',
    'Ganhe em evil.example',
    'www evil',
    'a@evil.example',
    'x'.repeat(61),
    '',
    '\u202e\n',
  ])
    expect(greetingOf(nome), nome).toContain('\nOlá!\n')
  for (const nome of ['Ana', 'José da Silva Jr.', 'Zoë O’Brien-Łuk', '李明'])
    expect(greetingOf(nome), nome).toContain(`Olá, ${nome}!`)
})
