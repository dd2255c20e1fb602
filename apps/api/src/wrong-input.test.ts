import { contentForms } from '@narthex/contract/content/content.form'
import { eventForm } from '@narthex/contract/events/event.form'
import { givingFormSchema } from '@narthex/contract/giving/giving-office.schemas'
import { groupForm } from '@narthex/contract/groups/group.form'
import { episodeForm } from '@narthex/contract/media/episode.resource'
import { videoForm } from '@narthex/contract/media/video.form'
import { notificationForm } from '@narthex/contract/notifications/notification.form'
import { songForm } from '@narthex/contract/praise/song.form'
import { seriesForm } from '@narthex/contract/schedule/series.form'
import { findProblems } from '@narthex/contract/testing/problems'
import { customFields } from '@narthex/contract/users/custom-field.resource'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'

type Wrong = readonly (readonly [path: string, own: object])[]

const script = 'javascript:alert(1)'
const noDay = new Date('never')
const beyondTheCalendar = new Date('+010000-01-01T00:00:00Z')
const [from, until] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:00:00Z')]
const written = { titulo: 'a', resumo: 'a', imagem: null }
const wrongWords: Wrong = [
  ['titulo', { titulo: '' }],
  ['resumo', { resumo: '\n' }],
  ['resumo', { resumo: 'a'.repeat(501) }],
  ['imagem', { imagem: 'data:text/html,x' }],
  ['', { id: 1 }],
]

/** Forms that a church writes, with wrong values; the services that take them are tested with one of each. */
const inputs: [name: string, schema: z.ZodMiniType, sample: object, wrong: Wrong][] = [
  [
    'a devotional',
    contentForms.DEVOCIONAL,
    { ...written, referencia: null, autor: null, data: '2026-06-01' },
    [...wrongWords, ['data', { data: '2026-02-30' }]],
  ],
  [
    'news',
    contentForms.NOTICIA,
    { ...written, dataPublicacao: from },
    [...wrongWords, ['dataPublicacao', { dataPublicacao: noDay }]],
  ],
  [
    'an event',
    eventForm,
    { titulo: 'a', resumo: null, imagem: null, dataInicio: from, dataFim: until, local: null, flagOnline: false },
    [
      ['titulo', { titulo: ' ' }],
      ['titulo', { titulo: 'a'.repeat(201) }],
      ['resumo', { resumo: 'a'.repeat(501) }],
      ['latitude', { latitude: 1 }],
      ['programa.0.hora', { programa: [{ dia: 1, hora: '25:00', titulo: 'a', descricao: null }] }],
      ['convidados', { convidados: Array.from({ length: 51 }, () => ({ nome: 'a', papel: null, imagem: null })) }],
      ['imagem', { imagem: script }],
      ['local', { local: 'a'.repeat(201) }],
      ['dataInicio', { dataInicio: noDay }],
      ['dataFim', { dataFim: new Date(from.getTime() - 1) }],
      ['', { igrejaId: 1 }],
    ],
  ],
  [
    'a group',
    groupForm,
    { nome: 'Grupo', dataInicio: '2026-01-06', horario: '20:00' },
    [
      ['nome', { nome: ' ' }],
      ['nome', { nome: 'a'.repeat(121) }],
      ['dataInicio', { dataInicio: '2026-02-30' }],
      ['dataInicio', { dataInicio: '2100-01-01' }],
      ['horario', { horario: '24:00' }],
      ['duracaoMinutos', { duracaoMinutos: 0 }],
      ['frequencia', { frequencia: 'DIARIO' }],
      ['local.latitude', { local: { latitude: 1 } }],
      ['local.latitude', { local: { latitude: 91, longitude: 0 } }],
      ['local.link', { local: { link: script } }],
      ['imagem', { imagem: script }],
      ['capacidade', { capacidade: 0 }],
      ['', { igrejaId: 1 }],
      ['', { latitude: 1, longitude: 1 }],
    ],
  ],
  [
    'settings for gifts',
    givingFormSchema,
    {
      minimo: 1,
      valoresSugeridos: [1, 2, 3, 4, 5, 6],
      flagTaxas: true,
      reciboNome: null,
      reciboDocumento: null,
      reciboTexto: null,
    },
    [
      ['minimo', { minimo: -1 }],
      ['valoresSugeridos', { valoresSugeridos: [100, 100] }],
      ['valoresSugeridos', { valoresSugeridos: [1, 2, 3, 4, 5, 6, 7] }],
    ],
  ],
  [
    'an episode',
    episodeForm,
    { titulo: 'a', descricao: '', dataPublicacao: from, audio: '/a.mp3', audioTipo: 'audio/mpeg', audioBytes: 10 },
    [
      ['titulo', { titulo: ' ' }],
      ['audio', { audio: script }],
      ['audio', { audio: 'mailto:a@example.org' }],
      ['audioTipo', { audioTipo: 'text/html' }],
      ['audioBytes', { audioBytes: -1 }],
      ['dataPublicacao', { dataPublicacao: noDay }],
      ['dataPublicacao', { dataPublicacao: beyondTheCalendar }],
    ],
  ],
  [
    'a video',
    videoForm,
    { titulo: 'a', endereco: 'https://youtu.be/abcdefghijk', dataPublicacao: from },
    [
      ['titulo', { titulo: ' ' }],
      ['endereco', { endereco: 'https://evil.example/watch?v=abcdefghijk' }],
      ['endereco', { endereco: script }],
      ['imagem', { imagem: 'data:text/html,x' }],
      ['duracaoSegundos', { duracaoSegundos: -1 }],
      ['idioma', { idioma: 'português' }],
      ['serie', { serie: '' }],
      ['legendas.0.url', { legendas: [{ idioma: 'pt', url: script }] }],
      ['capitulos', { capitulos: Array.from({ length: 2 }, () => ({ inicioSegundos: 5, titulo: 'a' })) }],
      ['dataPublicacao', { dataPublicacao: noDay }],
      ['dataPublicacao', { dataPublicacao: beyondTheCalendar }],
    ],
  ],
  [
    'a notification',
    notificationForm,
    { titulo: 'a', corpo: 'a', tipo: null, idEntidadeRelacionada: null, dataCadastro: from },
    [
      ['titulo', { titulo: '' }],
      ['titulo', { titulo: 'a'.repeat(201) }],
      ['corpo', { corpo: '' }],
      ['tipo', { tipo: 'PROPAGANDA' }],
      ['idEntidadeRelacionada', { idEntidadeRelacionada: 0 }],
      ['dataCadastro', { dataCadastro: noDay }],
      ['', { igrejaId: 1 }],
    ],
  ],
  [
    'a song',
    songForm,
    { title: 'a', letter: [[{ snippet: 'a', chord: 'G' }]] },
    [
      ['title', { title: ' ' }],
      ['title', { title: 'a'.repeat(201) }],
      ['capo', { capo: 12 }],
      ['letter.0.0.chord', { letter: [[{ snippet: 'a', chord: 'a'.repeat(81) }]] }],
      ['letter', { letter: Array.from({ length: 601 }, () => []) }],
      ['letter.0.0', { letter: [[{ snippet: 'a', chord: 'G', nota: 1 }]] }],
      ['sections.0.begin', { sections: [{ begin: -1, kind: 'VERSE', name: '' }] }],
      ['musicalScore.0.url', { musicalScore: [{ name: 'a', url: script }] }],
      ['', { showType: 'score' }],
      ['', { igrejaId: 1 }],
    ],
  ],
  [
    'something on the calendar',
    seriesForm,
    {
      tipo: 'OUTRO',
      titulo: 'a',
      descricao: null,
      local: null,
      url: null,
      data: '2026-10-06',
      horario: '19:30',
      duracaoMinutos: 90,
      regra: 'FREQ=WEEKLY;BYDAY=TU',
    },
    [
      ['regra', { regra: 'x'.repeat(201) }],
      ['titulo', { titulo: ' ' }],
      ['data', { data: '1999-12-31' }],
      ['data', { data: '2101-01-01' }],
      ['horario', { horario: '24:00' }],
      ['duracaoMinutos', { duracaoMinutos: 20_161 }],
      ['url', { url: script }],
      ['excecoes', { excecoes: ['2026-11-10', '2026-11-10'].map((data) => ({ data, para: null })) }],
    ],
  ],
]

describe.each(inputs)('%s', (_, schema, sample, wrong) => {
  it('is taken as it should be', () => {
    expect(findProblems(schema, sample)).toEqual([])
  })

  it.each(wrong)('is not taken with a wrong %s: %j', (path, own) => {
    expect(findProblems(schema, { ...sample, ...own })).toEqual([{ path, message: expect.stringMatching(/\S/) }])
  })
})

it.each<[string, object]>([
  ['a choice without options', { tipo: 'OPCAO', titulo: 'A' }],
  ['an option twice', { tipo: 'OPCAO', titulo: 'A', opcoes: ['x', 'x'] }],
  ['no title', { titulo: ' ' }],
])('members are not asked with %s', (_, field) => {
  expect(findProblems(customFields.form, field)).toHaveLength(1)
})

it('members are asked for their nickname', () => {
  expect(findProblems(customFields.form, { titulo: 'Apelido', opcoes: ['kept for a return'] })).toEqual([])
})
