import { jwtVerify } from 'jose'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { openApplePassKeys } from '../../../platform/wallets/apple-pass-keys.ts'
import type { Person } from '../../../testing/people.ts'
import { readPass } from '../../../testing/read-pass.ts'
import { appleFiles, googlePublicKey, makePassCertificate, walletKeys } from '../../../testing/wallet-keys.ts'
import { describeChurch, setVisual } from '../../churches/churches.editing.service.ts'
import { getTicketKey } from '../registrations/ticket-code.service.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

const wallets = ['apple', 'google'] as const
type Wallet = (typeof wallets)[number]

describe('tickets in wallets', () => {
  const statements: string[] = []
  const tickets = setUpTickets({ wallets: walletKeys, onQuery: (statement) => statements.push(statement) })
  const { test } = tickets
  let ana: Person
  let event: SoldEvent

  beforeAll(async () => {
    ana = await test.join({ nome: 'Ana' })
    await setVisual(createOwnCall(test.platform.transactions.at(test.videira)), { corApp: '#0f766e', logo: null })
    await describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), {
      latitude: -23.5,
      longitude: -46.6,
    })
  })
  beforeEach(async () => {
    event = await tickets.sell({
      ingressos: {
        adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'], adicionais: ['shirt'] },
        shirt: { nome: 'Camiseta', valor: 1000, flagAdicional: true },
      },
    })
  })

  const owner = (statement: string, values: unknown[]) => test.asOwner((by) => by.query(statement, values))
  const place = (change: string) => owner(`update evento set ${change} where id = $1`, [event.id])
  const read = async (codigo: string) => (await test.call('GET', `/inscricao/${codigo}/`)).body
  const buyOne = async () => {
    const [adult, shirt] = [event.types.adult, event.types.shirt]
    const { codigo } = (await tickets.buy(event, { ingressos: [{ idIngresso: adult, adicionais: [shirt] }] })).body
    const [ticket] = (await read(codigo)).ingressos
    return { codigo, ticket }
  }
  type Bought = Awaited<ReturnType<typeof buyOne>>
  const path = ({ codigo, ticket }: Bought, wallet: Wallet) =>
    `/inscricao/${codigo}/ingresso/${ticket.id}/carteira/${wallet}`
  const call = (bought: Bought, wallet: Wallet, query = '', own = {}) =>
    test.call('GET', `${path(bought, wallet)}${query}`, own)
  const readApple = async (bought: Bought, query = '') =>
    readPass((await call(bought, 'apple', query)).body, appleFiles.issuer)
  const readGoogle = async (bought: Bought, query = '') => {
    const { url } = (await call(bought, 'google', query)).body
    const { payload } = await jwtVerify(new URL(url).pathname.split('/').at(-1) ?? '', googlePublicKey, {
      audience: 'google',
      algorithms: ['RS256'],
      currentDate: test.now,
    })
    // biome-ignore lint/suspicious/noExplicitAny: as Google reads it
    const { eventTicketClasses, eventTicketObjects } = payload.payload as any
    return { url, payload, passClass: eventTicketClasses[0], object: eventTicketObjects[0] }
  }

  describe('of Apple', () => {
    it.each([
      ['pt', 'ingresso', 'Quando', 'Camiseta'],
      ['en', 'ticket', 'When', 'Camiseta'],
      ['es', 'entrada', 'Cuándo', 'Camiseta'],
    ])('in %s are signed, open at once, and say who, what, when and where', async (idioma, name, when, addOn) => {
      await place(`local = 'Sítio Łódź', latitude = -20.5, longitude = -40.25,
        data_inicio = '2026-12-31T23:30Z', data_fim = '2027-01-01T02:00Z'`)
      const bought = await buyOne()
      const { status, headers, body } = await call(bought, 'apple', `?idioma=${idioma}`)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'application/vnd.apple.pkpass',
        'content-disposition': `inline; filename=${name}-${bought.ticket.codigo}.pkpass`,
        'cache-control': 'no-store',
      })
      const { pass } = await readPass(body, appleFiles.issuer)
      expect(pass).toMatchObject({
        formatVersion: 1,
        passTypeIdentifier: appleFiles.passTypeId,
        teamIdentifier: appleFiles.teamId,
        organizationName: 'Igreja videira',
        logoText: 'Igreja videira',
        backgroundColor: 'rgb(15, 118, 110)',
        foregroundColor: 'rgb(255, 255, 255)',
        relevantDate: '2026-12-31T20:30:00-03:00',
        expirationDate: '2026-12-31T23:00:00-03:00',
        relevantDates: [{ startDate: '2026-12-31T20:30:00-03:00', endDate: '2026-12-31T23:00:00-03:00' }],
        locations: [{ latitude: -20.5, longitude: -40.25 }],
      })
      const { primaryFields, secondaryFields, auxiliaryFields, backFields } = pass.eventTicket
      const values = (fields: { value: string }[]) => fields.map(({ value }) => value)
      expect(values(primaryFields)).toEqual(['Acampamento'])
      expect(values(secondaryFields)).toEqual(['Pessoa 1', 'Adulto'])
      expect(auxiliaryFields[0]).toMatchObject({ label: when, value: pass.relevantDate, ignoresTimeZone: true })
      expect(auxiliaryFields[1].value).toBe('Sítio Łódź')
      expect(values(backFields)).toContain(addOn)
    })

    it('show the code that a door reads, as a QR and in letters', async () => {
      const bought = await buyOne()
      const { barcodes } = (await readApple(bought)).pass
      expect(barcodes).toEqual([
        expect.objectContaining({
          format: 'PKBarcodeFormatQR',
          message: bought.ticket.qr,
          altText: bought.ticket.codigo.replace(/(.{4})(?=.)/g, '$1 '),
        }),
      ])
      const key = getTicketKey(test.platform.transactions.at(test.videira), event.id)
      expect(key.verify(barcodes[0].message)).toBe(bought.ticket.codigo)
    })

    it('translate their labels to the language of the phone', async () => {
      const { pass, files } = await readApple(await buyOne(), '?idioma=pt')
      const strings = (locale: string) => Buffer.from(files[`${locale}.lproj/pass.strings`] ?? []).toString('utf8')
      expect(pass.eventTicket.auxiliaryFields[0].label).toBe('Quando')
      expect(strings('pt')).toContain('"Quando" = "Quando";')
      expect(strings('en')).toContain('"Quando" = "When";')
      expect(strings('es')).toContain('"Quando" = "Cuándo";')
    })

    it('have the church’s mark in every size', async () => {
      const { files } = await readApple(await buyOne())
      const sizes = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87, 'logo.png': 50, 'logo@2x.png': 100 }
      for (const [name, height] of Object.entries(sizes))
        expect(await sharp(files[name]).metadata(), name).toMatchObject({ format: 'png', height })
      const { data } = await sharp(files['icon.png']).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      expect([...data.subarray(0, 3)]).toEqual([15, 118, 110])
    })

    it('are the same pass when they are saved again, and another one for another ticket', async () => {
      const [first, second] = [await buyOne(), await buyOne()]
      const serial = async (bought: Bought) => (await readApple(bought)).pass.serialNumber
      expect(await serial(first)).toBe(await serial(first))
      expect(await serial(first)).not.toBe(await serial(second))
      expect(await serial(first)).not.toContain(first.ticket.codigo)
    })

    it('are on the lock screen for a day at most, which is as long as phones take', async () => {
      await place(`data_inicio = '2026-12-30T12:00Z', data_fim = '2027-01-02T12:00Z'`)
      const { pass } = await readApple(await buyOne())
      expect(pass.relevantDates).toEqual([
        { startDate: '2026-12-30T09:00:00-03:00', endDate: '2026-12-31T09:00:00-03:00' },
      ])
      expect(pass.expirationDate).toBe('2027-01-02T09:00:00-03:00')
    })

    it('are at the church where the event has no place of its own, and nowhere online', async () => {
      const bought = await buyOne()
      expect((await readApple(bought)).pass.locations).toEqual([{ latitude: -23.5, longitude: -46.6 }])
      await place('flag_online = true')
      const { pass } = await readApple(bought)
      expect(pass.locations).toBeUndefined()
      expect(pass.eventTicket.auxiliaryFields[1].value).toBe('Online')
    })
  })

  describe('of Google', () => {
    it('are a signed link with the event and the ticket', async () => {
      await place(`local = 'Sítio Łódź', data_inicio = '2026-12-31T23:30Z', data_fim = '2027-01-01T02:00Z'`)
      const bought = await buyOne()
      const { url, payload, passClass, object } = await readGoogle(bought, '?idioma=en')
      expect(url).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w.-]+$/)
      expect(payload).toMatchObject({ iss: 'wallet@example-project.iam.gserviceaccount.com', typ: 'savetowallet' })
      expect(passClass).toMatchObject({
        issuerName: 'Igreja videira',
        reviewStatus: 'UNDER_REVIEW',
        hexBackgroundColor: '#0f766e',
        eventName: { defaultValue: { value: 'Acampamento' } },
        dateTime: { start: '2026-12-31T20:30:00-03:00', end: '2026-12-31T23:00:00-03:00' },
        venue: { name: { defaultValue: { value: 'Sítio Łódź' } } },
      })
      expect(object).toMatchObject({
        classId: passClass.id,
        state: 'ACTIVE',
        ticketHolderName: 'Pessoa 1',
        barcode: { type: 'QR_CODE', value: bought.ticket.qr },
        ticketType: { defaultValue: { value: 'Adulto' } },
      })
      for (const id of [passClass.id, object.id]) expect(id).toMatch(/^3388000000012345678\.[\w-]+$/)
    })

    it('share the class of their event, are the same when saved again, and others once the event moves', async () => {
      const [first, second] = [await buyOne(), await buyOne()]
      const [one, again, other] = [await readGoogle(first), await readGoogle(first), await readGoogle(second)]
      expect(again.object.id).toBe(one.object.id)
      expect(other.passClass.id).toBe(one.passClass.id)
      expect(other.object.id).not.toBe(one.object.id)
      await place(`data_fim = data_fim + interval '1 day'`)
      const moved = await readGoogle(first)
      expect(moved.passClass.id).not.toBe(one.passClass.id)
      expect(moved.object.id).not.toBe(one.object.id)
    })
  })

  describe.each(wallets)('of %s', (wallet) => {
    it('are there only while they are valid, at their church', async () => {
      const bought = await buyOne()
      expect((await call(bought, wallet)).status).toBe(200)
      const other = await buyOne()
      expect((await call({ ...bought, ticket: other.ticket }, wallet)).status).toBe(404)
      expect((await call({ ...bought, codigo: '0'.repeat(26) }, wallet)).status).toBe(404)
      const elsewhere = await call(bought, wallet, '', { host: 'farol.narthex.test' })
      expect(elsewhere).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      await owner(`update evento_bilhete set situacao = 'CANCELADO' where id = $1`, [bought.ticket.id])
      expect((await call(bought, wallet)).status).toBe(404)
    })

    it('wait for their payment', async () => {
      const { codigo } = (await tickets.order(event, {}, {}, ana)).body
      const [ticket] = (await read(codigo)).ingressos
      expect((await call({ codigo, ticket }, wallet)).status).toBe(404)
      expect((await read(codigo)).carteiras).toEqual([])
    })

    it('take few statements', async () => {
      const bought = await buyOne()
      await call(bought, wallet)
      statements.length = 0
      expect((await call(bought, wallet)).status).toBe(200)
      expect(statements.length).toBeLessThanOrEqual(8)
    })
  })

  it('are offered with a purchase until the event is over', async () => {
    const { codigo } = await buyOne()
    expect((await read(codigo)).carteiras).toEqual(['APPLE', 'GOOGLE'])
    test.advance(40 * 86_400_000)
    expect((await read(codigo)).carteiras).toEqual([])
  })
})

describe.each([
  ['without keys', {}],
  [
    'with a certificate that has expired',
    {
      apple: openApplePassKeys({
        ...appleFiles,
        certificate: makePassCertificate({ validTo: new Date('2026-01-01T00:00:00Z') }),
      }),
    },
  ],
])('a product %s', (_, keys) => {
  const tickets = setUpTickets({ wallets: keys })

  it('offers no wallet, and has no pass', async () => {
    const { codigo } = (await tickets.buy(await tickets.sell())).body
    const { carteiras, ingressos } = (await tickets.test.call('GET', `/inscricao/${codigo}/`)).body
    expect(carteiras).toEqual([])
    for (const wallet of wallets) {
      const path = `/inscricao/${codigo}/ingresso/${ingressos[0].id}/carteira/${wallet}`
      expect(await tickets.test.call('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
  })
})
