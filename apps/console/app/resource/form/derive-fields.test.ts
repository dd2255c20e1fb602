import { news } from '@narthex/contract/content/news.resource'
import { colour, date, filled, text, time } from '@narthex/contract/fields'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deriveFields } from './derive-fields.ts'

const form = z
  .strictObject({
    nome: filled(120),
    texto: text(2000),
    nota: z._default(z.nullable(text(80)), null),
    cor: z.nullable(colour),
    hora: time,
    dia: date.check(z.refine(() => true)),
    ordem: z._default(z.int().check(z.lte(99)), 0),
    ativo: z._default(z.boolean(), true),
    tipo: z.enum(['A', 'B']),
    dias: z._default(z.array(z.enum(['SEG', 'TER'])), []),
    partes: z.array(z.strictObject({ a: z.string() })),
  })
  .check(z.refine(() => true))

test('each field has the control of its schema, its limits and what it begins with', () => {
  const fields = Object.fromEntries(deriveFields(form).map(({ name, ...field }) => [name, field]))
  expect(fields).toMatchObject({
    nome: { widget: 'text', isRequired: true, max: 120, initial: '', empty: '' },
    texto: { widget: 'longText', isRequired: false, max: 2000 },
    nota: { widget: 'text', isRequired: false, initial: null, empty: null },
    cor: { widget: 'colour', isRequired: false, initial: null, empty: null },
    hora: { widget: 'time', isRequired: true },
    dia: { widget: 'day', isRequired: true },
    ordem: { widget: 'number', isRequired: false, max: 99, initial: 0 },
    ativo: { widget: 'flag', initial: true },
    tipo: { widget: 'choice', options: ['A', 'B'], isRequired: true },
    dias: { widget: 'choices', options: ['SEG', 'TER'], initial: [] },
    partes: { widget: 'none' },
  })
})

test('of the news all but rich text, language and translations is told by the contract', () => {
  const widgets = Object.fromEntries(deriveFields(news.form).map(({ name, widget }) => [name, widget]))
  expect(widgets).toEqual({
    titulo: 'text',
    resumo: 'longText',
    corpo: 'none',
    idioma: expect.any(String),
    traducoes: 'none',
    imagem: 'image',
    autor: 'text',
    dataPublicacao: 'moment',
    dataFimPublicacao: 'moment',
    idExterno: 'text',
  })
})
