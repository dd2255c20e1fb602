import * as churches from '@narthex/contract/churches/church.form'
import { contentForms } from '@narthex/contract/content/content.form'
import { eventForm } from '@narthex/contract/events/event.form'
import { songForm } from '@narthex/contract/praise/song.form'
import { forbiddenTexts, foreignLineEnds } from '@narthex/contract/testing/forbidden-texts'
import { hostileLinks } from '@narthex/contract/testing/hostile-links'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const endereco = {
  logradouro: 'a',
  numero: 'a',
  complemento: 'a',
  bairro: 'a',
  cidade: 'a',
  estado: 'a',
  cep: 'a',
  pais: 'BR',
}
const place = { endereco, latitude: 0, longitude: 0 }
const written = { titulo: 'a', resumo: 'a', imagem: '/a' }
const [from, until] = [new Date('2026-01-01'), new Date('2026-01-02')]
const places = ['instagram', 'youtube', 'facebook', 'whatsapp', 'tiktok', 'twitter', 'spotify']

/** All that a church can write, each field of it filled. */
const samples: [name: string, schema: z.ZodMiniType, sample: unknown][] = [
  [
    'a church',
    churches.churchForm,
    {
      ...place,
      nome: 'a',
      descricao: 'a',
      historia: 'a',
      telefone: 'a',
      email: 'a',
      codigoPlano: 'a',
      imagens: ['/a'],
      urlPoliticaPrivacidade: '/a',
      facebookPixelCode: '12345',
      redesSociais: Object.fromEntries(places.map((name) => [name, '/a'])),
    },
  ],
  ['a brand', churches.visualForm, { corApp: '#000000', logo: '/a' }],
  [
    'a home',
    churches.homeChoiceForm,
    { atalhos: ['BIBLIA'], secoes: ['EVENTOS'], convites: [{ codigo: 'EVENTO', titulo: 'a', texto: 'a', acao: 'a' }] },
  ],
  [
    'a menu',
    churches.menuForm,
    [{ codigo: 'OUTRO', flagAtivo: true, url: '/a', loginIsRequired: false, pt: 'a', en: 'a', es: 'a' }],
  ],
  ['banners', churches.bannersForm, [{ titulo: 'a', descricao: 'a', imagem: '/a', url: '/a' }]],
  ['congregations', churches.congregationsForm, [{ ...place, nome: 'a', responsavel: 'a', telefone: 'a' }]],
  [
    'services',
    churches.servicesForm,
    [{ nome: 'a', diaSemana: 0, horario: '10:00', duracaoMinutos: 90, flagTransmissao: false, local: 'a' }],
  ],
  ['pastors', churches.pastorsForm, [{ nome: 'a', funcao: 'a', foto: '/a', biografia: 'a' }]],
  ['an event', eventForm, { ...written, dataInicio: from, dataFim: until, local: 'a', flagOnline: false }],
  [
    'a devotional',
    contentForms.DEVOCIONAL,
    { ...written, referencia: 'a', autor: 'a', data: '2026-01-01', traducoes: { en: { titulo: 'a', resumo: 'a' } } },
  ],
  ['a piece of news', contentForms.NOTICIA, { ...written, dataPublicacao: from }],
  ['a ministry', contentForms.MINISTERIO, { ...written, responsaveis: [{ nome: 'a', funcao: 'a' }], contato: '/a' }],
  ['a project', contentForms.PROJETO, { ...written, paiId: 1, contato: '/a' }],
  ['a course', contentForms.EBD_CURSO, { ...written, slug: 'b' }],
  ['a class', contentForms.EBD_TURMA, { ...written, paiId: 1, autor: 'a', local: 'a', diaSemana: 0, horario: '10:00' }],
  ['a lesson', contentForms.EBD_LICAO, { ...written, paiId: 1, slug: 'b', referencia: 'a', arquivo: '/a' }],
  ['a type of publication', contentForms.PUBLICACAO_TIPO, { ...written, slug: 'b' }],
  ['a publication', contentForms.PUBLICACAO, { ...written, slug: 'b', paiId: 1, arquivo: '/a' }],
  ['a series of studies', contentForms.ESTUDO_SERIE, { ...written, slug: 'b' }],
  [
    'a study',
    contentForms.ESTUDO,
    { ...written, referencia: 'a', autor: 'a', perguntas: [{ grupo: 'ORACAO', texto: 'a' }] },
  ],
  [
    'a song',
    songForm,
    {
      title: 'a',
      subtitle: 'a',
      author: 'a',
      code: 'a',
      group: 'a',
      theme: 'a',
      rhythm: 'a',
      tone: 'a',
      letter: [[{ snippet: 'a', chord: 'a' }]],
      sections: [{ begin: 0, kind: 'VERSE', name: 'a' }],
      musicalScore: [{ name: 'a', url: '/a' }],
    },
  ],
]

describe.each(samples)('%s', (_, schema, sample) => {
  const accepts = (given: unknown) => z.safeParse(schema, given).success
  const texts = textsOf(sample)
  const links = texts.filter(({ text }) => text === '/a')

  it('is accepted as it should be', () => {
    expect(accepts(sample)).toBe(true)
  })
  it('has no field for a sign that ends a line, a string or a header for some reader', () => {
    for (const { path, replaced } of texts)
      expect(
        forbiddenTexts.filter((text) => accepts(replaced(text))),
        path,
      ).toEqual([])
  })
  it('has no field that keeps line ends of other systems', () => {
    for (const { path, replaced } of texts)
      for (const text of foreignLineEnds)
        expect(JSON.stringify(z.safeParse(schema, replaced(text)).data ?? null), path).not.toMatch(
          /\\r|\\f|\\u000b|[\u0085\u2028]/,
        )
  })
  it('has no link and no picture that leads to a script, or to another site in disguise', () => {
    for (const { path, replaced } of links)
      expect(
        hostileLinks.filter((link) => accepts(replaced(link))),
        path,
      ).toEqual([])
  })
})

interface Text {
  readonly path: string
  readonly text: string
  /** The whole sample with another text there. */
  replaced(text: string): unknown
}

function textsOf(sample: unknown): Text[] {
  if (typeof sample === 'string') return [{ path: '', text: sample, replaced: (text) => text }]
  if (typeof sample !== 'object' || sample === null || sample instanceof Date) return []
  return Object.entries(sample).flatMap(([key, value]) =>
    textsOf(value).map(({ path, text, replaced }) => ({
      path: `${key}.${path}`,
      text,
      replaced: (other) =>
        Array.isArray(sample) ? sample.with(Number(key), replaced(other)) : { ...sample, [key]: replaced(other) },
    })),
  )
}
