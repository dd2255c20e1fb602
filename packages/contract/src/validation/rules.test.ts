import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatShortDate, parseShortDate, pastDate } from './dates.ts'
import { formatPhone, phone, phoneCountry, phoneSchemaFor, withPhoneCountry } from './phone.ts'
import { cep } from './postal-code.ts'
import { alphaSpaces, between, confirmed, email, numeric, required } from './text.ts'

const complaint = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message

describe('a phone', () => {
  it.each([
    '11912345678',
    '(11) 91234-5678',
    '11 91234 5678',
    '+55 11 91234-5678',
    '5511912345678',
    '+5511912345678',
    ' +55 (11) 9.1234.5678 ',
  ])('written %s is kept as it is shown', (text) => {
    expect(z.parse(phone, text)).toBe('+55 11 91234-5678')
  })

  it.each([
    '1191234567',
    '119123456789',
    '1181234567',
    '11812345678',
    '01912345678',
    '10912345678',
    '+55 11 81234-5678',
    '+0 802 555 0147',
    '+1 802',
    '+1234567890123456',
    '802 555 0147',
    '11 91234-567a',
    '',
  ])('is not %s', (text) => {
    expect(complaint(phone, text)).toBe('PHONE')
  })

  it.each([
    ['+1 802-555-0147', '+1 802 555 0147'],
    ['+1 (802) 555.0147', '+1 802 555 0147'],
    ['+34 612 34 56 78', '+34 612 34 56 78'],
    ['+351912345678', '+351912345678'],
  ])('of another country, %s, is kept in single spaces', (text, stored) => {
    expect(z.parse(phone, text)).toBe(stored)
  })

  it.each([
    ['US', '802-555-0147', '+1 802 555 0147'],
    ['US', '(802) 555-0147', '+1 802 555 0147'],
    ['US', '1 802 555 0147', '+1 802 555 0147'],
    ['US', '+44 20 7946 0958', '+44 20 7946 0958'],
    ['GB', '020 7946 0958', '+44 20 7946 0958'],
    ['GB', '0044 20 7946 0958', '+44 20 7946 0958'],
    ['IT', '06 1234 5678', '+39 06 1234 5678'],
    ['ES', '612 345 678', '+34 612 345 678'],
    ['ES', '+55 11 91234-5678', '+55 11 91234-5678'],
    ['BR', '11 91234-5678', '+55 11 91234-5678'],
    [undefined, '11 91234-5678', '+55 11 91234-5678'],
  ])('as people of %s write it, %s, gets its calling code', (country, text, stored) => {
    const given = z.parse(phoneSchemaFor(country), text)
    expect(given).toBe(stored)
    expect(z.parse(phone, given), 'and is one for the call').toBe(stored)
    expect(z.parse(phoneSchemaFor(country), given), 'and is read as itself').toBe(stored)
  })

  it.each([
    ['(+34) 912 345 678', '+34 912 345 678'],
    ['\u202a+34 912 345 678\u202c', '+34 912 345 678'],
    ['\u200e+34 912 345 678', '+34 912 345 678'],
    ['0034 912 345 678', '+34 912 345 678'],
    ['(00 34) 912 345 678', '+34 912 345 678'],
    ['tel:+34-912-345-678', '+34 912 345 678'],
    ['Tel.: +34 912 345 678', '+34 912 345 678'],
    ['+34\u2013912\u2013345\u2013678', '+34 912 345 678'],
    ['+３４ 912 345 678', '+34 912 345 678'],
    ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
    ['https://wa.me/34912345678', '+34912345678'],
    ['Celular: 11 91234-5678', '+55 11 91234-5678'],
    ['(011) 91234-5678', '+55 11 91234-5678'],
    ['+55 (0)11 91234-5678', '+55 11 91234-5678'],
    ['11 91234\u20115678', '+55 11 91234-5678'],
    ['11\u00a091234\u20135678', '+55 11 91234-5678'],
  ])('in Brazil, %j, keeps its country', (text, stored) => {
    expect(z.parse(phone, text)).toBe(stored)
    expect(z.parse(phone, stored), 'and is read as itself').toBe(stored)
  })

  it.each([
    ['US', '011 34 912 345 678', '+34 912 345 678'],
    ['US', '1-802-555-0147', '+1 802 555 0147'],
    ['US', '(802) 555\u20110147', '+1 802 555 0147'],
    ['US', '００ ３４ 912 345 678', '+34 912 345 678'],
    ['ES', '34 612 345 678', '+34 612 345 678'],
    ['ES', '(+1) 802 555 0147', '+1 802 555 0147'],
    ['FR', '06 12 34 56 78', '+33 6 12 34 56 78'],
    ['PT', '912 345 678', '+351 912 345 678'],
    ['MX', '01 55 1234 5678', '+52 55 1234 5678'],
    ['AU', '0011 34 912 345 678', '+34 912 345 678'],
    ['CI', '07 12 34 56 78', '+225 07 12 34 56 78'],
    ['RU', '8 (912) 345-67-89', '+7 912 345 67 89'],
    ['', '+55 11 91234-5678', '+55 11 91234-5678'],
  ])('of %s, %s, keeps its country', (country, text, stored) => {
    expect(z.parse(phoneSchemaFor(country), text)).toBe(stored)
    expect(z.parse(phone, stored), 'and is one for the call').toBe(stored)
  })

  it.each([
    ['BR', '(0xx11) 91234-5678', '+55 11 91234-5678'],
    ['BR', '015 11 91234-5678', '+55 11 91234-5678'],
    ['BR', '04121987654321', '+55 21 98765-4321'],
    ['BR', '00 15 55 11 91234-5678', '+55 11 91234-5678'],
    ['BR', '00 21 1 802 555 0147', '+18025550147'],
    ['BR', '١١ ٩١٢٣٤ ٥٦٧٨', '+55 11 91234-5678'],
    ['BR', '११ ९१२३४ ५६७८', '+55 11 91234-5678'],
    ['BR', '"11 91234-5678"', '+55 11 91234-5678'],
    ['BR', '11912345678.0', '+55 11 91234-5678'],
    ['BR', '📱 Zap 11 91234-5678', '+55 11 91234-5678'],
    ['BR', '[11] 91234·5678;', '+55 11 91234-5678'],
    ['BR', 'https://wa.me/5511912345678?text=Oi', '+55 11 91234-5678'],
    ['BR', 'whatsapp://send?phone=34912345678', '+34912345678'],
    ['BR', '5511912345678@c.us', '+55 11 91234-5678'],
    ['BR', '+49 [0]1590 1234567', '+49 1590 1234567'],
    ['IT', '39 347 123 4567', '+39 347 123 4567'],
    ['IT', '391 234 5678', '+39 391 234 5678'],
    ['AR', '011 15 2345-6789', '+54 9 11 23456789'],
    ['AR', '0351 15 234-5678', '+54 9 351 2345678'],
    ['AR', '54 9 11 2345 6789', '+54 9 11 2345 6789'],
    ['MX', '044 55 1234 5678', '+52 55 1234 5678'],
    ['MX', '52 1 55 1234 5678', '+52 55 1234 5678'],
    ['PE', '51 912 345 678', '+51 912 345 678'],
    ['PY', '595981123456', '+595 981123456'],
    ['GB', '44 (0) 7700 900123', '+44 7700 900123'],
    ['DE', '0159 01234567', '+49 159 01234567'],
    ['CN', '139 1234 5678', '+86 139 1234 5678'],
    ['AO', '923 456 789', '+244 923 456 789'],
    ['MZ', '258 84 123 4567', '+258 84 123 4567'],
    ['EC', '099 123 4567', '+593 99 123 4567'],
    ['UY', '094 123 456', '+598 94 123 456'],
    ['HU', '06 20 123 4567', '+36 20 123 4567'],
  ])('of %s, %s, is one of that country, however it was written', (country, text, stored) => {
    expect(z.parse(phoneSchemaFor(country), text)).toBe(stored)
    expect(z.parse(phoneSchemaFor(country), stored), 'and is read as itself').toBe(stored)
  })

  it('without a country in its schema is of the country at hand', () => {
    const given = { telefone: '612 345 678' }
    const schema = z.object({ telefone: phone })
    expect(withPhoneCountry('ES', () => z.parse(schema, given))).toEqual({ telefone: '+34 612 345 678' })
    expect(withPhoneCountry('ES', () => complaint(schema, { telefone: '11 91234-5678' }))).toBe('PHONE_ABROAD')
    expect(() => withPhoneCountry('ES', () => z.parse(schema, {}))).toThrow()
    expect(complaint(schema, given)).toBe('PHONE')
  })

  it.each([
    ['US', '11 91234-5678'],
    ['US', '011 80 2555 0147'],
    ['ES', '06 12 34 56 78'],
    ['AR', '15 2345-6789'],
    ['CU', '119 53 5 1234567'],
    ['BR', '351912345678'],
    ['US', '802 555 0147 ext. 5'],
    ['US', '5511912345678'],
    ['ES', '11 91234-5678'],
    ['ES', '612 345 67'],
    ['XX', '11 91234-5678'],
    ['', '11 91234-5678'],
    ['BR', '+34 +55 11 91234-5678'],
    ['BR', '1 802 555 0147'],
  ])('of %s is not %s, which would be another', (country, text) => {
    expect(z.safeParse(phoneSchemaFor(country), text).success).toBe(false)
  })

  it('without an address is one of the country of the language, or needs its calling code', () => {
    expect(phoneCountry('ES', 'pt')).toBe('ES')
    expect(phoneCountry(undefined, 'pt')).toBe('BR')
    expect(phoneCountry(null, 'en')).toBe('')
  })

  it.each(['802', 'call me', '+', '55512345678901234'])('of a country is not %s', (text) => {
    expect(complaint(phoneSchemaFor('US'), text)).toBe('PHONE_ABROAD')
  })

  it('shown is read as itself', () => {
    const numbers = fc.stringMatching(/^[1-9]{2}9\d{8}$/)
    fc.assert(
      fc.property(numbers, (digits) => {
        expect(formatPhone(formatPhone(digits) ?? '')).toBe(formatPhone(digits))
      }),
    )
  })
})

describe('a CEP', () => {
  it.each(['01310-100', '01310100', '013-10-100'])('written %s is eight digits', (text) => {
    expect(z.parse(cep, text)).toBe('01310100')
  })
  it.each(['0131010', '013101000', '01310.100', 'abcdefgh', ''])('is not %s', (text) => {
    expect(complaint(cep, text)).toBe('CEP')
  })
})

describe('a date', () => {
  it.each([
    ['31/12/1990', 'pt', '1990-12-31'],
    ['31/12/1990', 'es', '1990-12-31'],
    ['12/31/1990', 'en', '1990-12-31'],
    ['1/2/2000', 'pt', '2000-02-01'],
    ['29/02/2024', 'pt', '2024-02-29'],
  ] as const)('%s in %s is %s', (text, locale, day) => {
    expect(parseShortDate(text, locale)).toBe(day)
  })

  it.each([
    ['12/31/1990', 'pt'],
    ['31/12/1990', 'en'],
    ['29/02/2023', 'pt'],
    ['31/12/90', 'pt'],
    ['1990-12-31', 'pt'],
    ['', 'en'],
  ] as const)('%s in %s is none', (text, locale) => {
    expect(parseShortDate(text, locale)).toBeUndefined()
  })

  it('written and read again is itself, in each language', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom('pt', 'en', 'es'), (date, locale) => {
        const day = date.toISOString().slice(0, 10)
        expect(parseShortDate(formatShortDate(day, locale), locale)).toBe(day)
      }),
    )
  })

  it('of birth is before today', () => {
    const birthdate = pastDate(() => '2026-03-01')
    expect(complaint(birthdate, '2026-02-28')).toBeUndefined()
    for (const day of ['2026-03-01', '2026-03-02', '1899-12-31'])
      expect(complaint(birthdate, day)).toBe('DATE_NOT_PAST')
    expect(complaint(birthdate, '2026-02-30')).toBe('DATE')
  })
})

it.each([
  [email, ' Ana@Example.ORG ', 'ana@example.org'],
  [required(10), ' a ', 'a'],
  [alphaSpaces, 'José da Conceição', 'José da Conceição'],
  [numeric, '0123', '0123'],
  [between(1, 3), 3, 3],
] as const)('%# takes %j', (schema, value, kept) => {
  expect(z.parse(schema as z.ZodMiniType, value)).toBe(kept)
})

it.each([
  [email, 'ana', 'EMAIL'],
  [email, 'ana@example', 'EMAIL'],
  [email, 'ana@example.org\nbcc:eva@example.org', 'EMAIL'],
  [required(10), '  ', 'REQUIRED'],
  [alphaSpaces, 'Ana1', 'ALPHA_SPACES'],
  [alphaSpaces, '', 'ALPHA_SPACES'],
  [numeric, '1.5', 'NUMERIC'],
  [between(1, 3), 4, 'BETWEEN'],
  [between(1, 3), 1.5, 'BETWEEN'],
] as const)('%# refuses %j by %s', (schema, value, code) => {
  expect(z.safeParse(schema as z.ZodMiniType, value).error?.issues.map(({ message }) => message)).toContain(code)
})

it('a field written twice must be written alike, and the second one is told', () => {
  const form = z.strictObject({ senha: z.string(), confirmacao: z.string() }).check(confirmed('senha', 'confirmacao'))
  expect(z.safeParse(form, { senha: 'a', confirmacao: 'a' }).success).toBe(true)
  expect(z.safeParse(form, { senha: 'a', confirmacao: 'b' }).error?.issues).toMatchObject([
    { path: ['confirmacao'], message: 'CONFIRMED' },
  ])
})
