import { expect, test } from 'vitest'
import { payerForm } from './payer-form.ts'

const ana = {
  nome: ' Ana Souza ',
  email: ' Ana@Example.org',
  documento: '529.982.247-25',
  telefone: '+55 11 91234-5678',
  cep: '01310-100',
  logradouro: ' Avenida Paulista',
  numero: '150',
  complemento: '',
  bairro: ' ',
  cidade: 'São Paulo',
  estado: 'SP',
}
const read = (needs: Parameters<typeof payerForm>[0], change = {}) => payerForm(needs).safeParse({ ...ana, ...change })

test('a visitor pays with a name and an e-mail; what the method does not need is not sent', () => {
  const payer = { nome: 'Ana Souza', email: 'ana@example.org', documento: null, telefone: null, endereco: null }
  expect(read([]).data).toEqual(payer)
  expect(read([], { documento: 'nothing', telefone: '' }).data).toEqual(payer)
})

test('what the method needs is required', () => {
  expect(read(['documento']).data).toMatchObject({ documento: '52998224725', telefone: null })
  expect(read(['documento'], { documento: '' }).success).toBe(false)
  expect(read(['telefone'], { telefone: '12' }).success).toBe(false)
  expect(read(['cpf']).data).toMatchObject({ documento: '52998224725' })
  expect(read(['cpf'], { documento: '11.222.333/0001-81' }).success).toBe(false)
  expect(read(['documento'], { documento: '11.222.333/0001-81' }).success).toBe(true)
  expect(read([], { nome: '  ' }).success).toBe(false)
  expect(read([], { email: 'ana' }).success).toBe(false)
})

test('an address in Brazil is asked for where the method needs one, with all that a gateway wants', () => {
  expect(read(['endereco']).data?.endereco).toEqual({
    pais: 'BR',
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    numero: '150',
    complemento: null,
    bairro: null,
    cidade: 'São Paulo',
    estado: 'SP',
  })
  for (const change of [{ cep: '123' }, { logradouro: '' }, { numero: '' }, { cidade: ' ' }, { estado: 'XX' }])
    expect(read(['endereco'], change).success, JSON.stringify(change)).toBe(false)
  expect(read([], { cep: 'x', estado: '' }).success).toBe(true)
})
