import { expect, test } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import type { DocumentSettings, ReceivedGift } from './document-data.ts'
import { labelTaxNumber } from './document-text.rules.ts'
import { writeReceipt } from './receipt.ts'
import { writeStatement } from './statement.ts'

const issuer = {
  nome: 'Igreja Videira',
  reciboNome: null,
  reciboDocumento: null,
  reciboTexto: null,
  endereco: null,
  host: 'videira.example',
  corApp: '#0f766e',
  timeZone: 'America/Recife',
}
const settings: DocumentSettings = {
  issuer,
  locale: 'pt',
  isRehearsal: false,
  issuedAt: new Date('2026-11-23T12:00:00Z'),
}
const gift: ReceivedGift = {
  codigo: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  moeda: 'BRL',
  metodo: 'pix',
  total: 10_000,
  estornado: 0,
  isRecurring: false,
  isDisputed: false,
  recebidaEm: new Date('2026-01-01T02:00:00Z'),
  itens: [{ nome: 'Dízimos', valor: 10_000, recebido: 10_000 }],
}
const giver = { nome: 'Ana', documento: null }

const receipt = async (own: Partial<ReceivedGift>, giverName = 'Ana') =>
  (await readPdf(await writeReceipt({ ...gift, ...own }, { ...giver, nome: giverName }, settings))).join('')

test('the same document has the same bytes', async () => {
  expect(await writeReceipt(gift, giver, settings)).toEqual(await writeReceipt(gift, giver, settings))
})

test('the day is that of the church', async () => {
  expect(await receipt({})).toContain('31 de dezembro de 2025')
})

test.each(['Łukasz Żółć', 'Ελένη Παππά', 'Ольга Ковальчук', 'Nguyễn Văn Đức'])(
  'the name %s is written',
  async (name) => {
    expect(await receipt({}, name)).toContain(name.normalize('NFC'))
  },
)

test.each([
  ['Chinese', '李明'],
  ['Chinese of Taiwan', '陳怡君'],
  ['Japanese', '田中 さくら ケン'],
  ['Korean', '김민준'],
  ['Hebrew', 'דוד'],
  ['Arabic', 'محمد'],
  ['Persian', 'علی'],
  ['Hindi', 'नमस्ते'],
  ['Bengali', 'রহমান'],
  ['Tamil', 'முருகன்'],
  ['Malayalam', 'രാജൻ'],
  ['Thai', 'สมชาย'],
  ['Armenian', 'Արամ'],
  ['Georgian', 'გიორგი'],
])('a name in %s is written', async (_, name) => {
  const words = await receipt({}, `${name} Ana`)
  expect(words).not.toContain('?')
  for (const word of name.split(' ')) expect(words.normalize('NFKC')).toContain(word.normalize('NFKC'))
})

test('words that are read from the right stand from the right, in any line', async () => {
  expect(await receipt({}, 'דוד כהן')).toMatch(/Recebemos de (?:כהן דוד|דוד כהן) a quantia/)
  expect(await receipt({}, 'שָׁלוֹם (Ana) 12')).toContain('Ana')
})

test.each([
  ['an emoji of several parts', 'Ana 👩‍👩‍👧‍👦 Souza', 'Ana ? Souza'],
  ['an emoji with a colour, and a flag', 'Ana 👍🏽🇧🇷', 'Ana ??'],
  ['half a character', 'Ana \ud83d Souza', 'Ana ? Souza'],
])('a sign that no typeface has is a question mark: %s', async (_, name, written) => {
  expect(await receipt({}, name)).toContain(written)
})

test('what has no shape of its own takes no place, and every space is a space', async () => {
  expect(await receipt({}, 'A\u200bn\u200da\ufeff \u202eSou\u00adza\u0007\u3000e\u2003Rui\tAlves')).toContain(
    'Ana Souza e Rui Alves',
  )
})

test('a church whose name no typeface can write has its documents', async () => {
  const odd = { ...settings, issuer: { ...issuer, nome: '🕊️🕊️ ✝️', reciboTexto: '🙏' } }
  const [page] = await readPdf(await writeReceipt(gift, giver, odd))
  expect(page).toContain('?? ? · videira.example')
})

test('fees stand apart from what they were paid for', async () => {
  const text = await receipt({ total: 10_350 })
  expect(text).toMatch(/Taxas cobertas por quem contribuiu\s*R\$ 3,50/)
  expect(text).toMatch(/Total\s*R\$ 103,50/)
})

test('a receipt tells what was given back', async () => {
  expect(await receipt({ estornado: 4000 })).toContain('R$ 40,00 foram devolvidos. Permanecem R$ 60,00.')
  expect(await receipt({ estornado: 10_000 })).toContain('devolvida por inteiro')
  expect(await receipt({})).not.toContain('devolvid')
})

test('a statement numbers its pages, and its sums are those of its gifts', async () => {
  const gifts = Array.from({ length: 60 }, () => gift)
  const refunded = { ...gift, estornado: 2500, itens: [{ nome: 'Obras', valor: 10_000, recebido: 7500 }] }
  const pages = await readPdf(await writeStatement({ ano: 2026, gifts: [...gifts, refunded] }, giver, settings))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
  expect(pages[0]).toMatch(/Dízimos\s*R\$ 6\.000,00\s*Obras\s*R\$ 75,00\s*Total recebido\s*R\$ 6\.075,00/)
  expect(pages.at(-1)).toMatch(/Total das contribuições\s*-R\$ 25,00\s*R\$ 6\.100,00/)
})

test.each([
  ['52998224725', 'CPF 529.982.247-25'],
  ['12.345.678/0001-95', 'CNPJ 12.345.678/0001-95'],
  ['EIN 12-3456789', 'EIN 12-3456789'],
  [null, undefined],
])('the tax number %s is written as %s', (number, label) => {
  expect(labelTaxNumber(number)).toBe(label)
})
