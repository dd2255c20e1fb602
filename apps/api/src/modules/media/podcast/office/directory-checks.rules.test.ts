import { directoryChecks, directoryReasons } from '@narthex/contract/media/podcast-office.endpoints'
import { expect, it } from 'vitest'
import { type CheckedPodcast, judgeDirectories } from './directory-checks.rules.ts'

const image = (width: number, height: number) => `/media/images/${'a'.repeat(22)}_${width}x${height}.webp`
const sound = { titulo: 'Um', audio: '/media/files/a.mp3', audioTipo: 'audio/mpeg', audioBytes: 9 }

const complete: CheckedPodcast = {
  show: {
    igrejaId: 1,
    codigo: 'cais',
    titulo: 'Vozes',
    descricao: 'Conversas.',
    imagem: image(1600, 1600),
    autor: 'Igreja do Cais',
    categoria: 'Religion & Spirituality',
    subcategoria: 'Christianity',
    idioma: 'pt-BR',
    flagExplicito: false,
    email: 'podcast@cais.example',
    apple: null,
    spotify: null,
    feedUrl: null,
    proximaBusca: null,
    lidoEm: null,
    tentadoEm: null,
    etag: null,
    modificadoEm: null,
    falhas: 0,
    erro: null,
    versao: 1,
  },
  feed: 'https://cais.example/podcast.xml',
  sounds: [sound],
  hasScheduled: false,
  isOpen: true,
}
const moment = new Date('2026-06-01T12:00:00Z')
const feed = { feedUrl: 'https://host.example/feed', lidoEm: moment, proximaBusca: moment, email: null }

const judge = (own: Partial<CheckedPodcast>, show: Partial<CheckedPodcast['show']> = {}) =>
  judgeDirectories({ ...complete, ...own, show: { ...complete.show, ...show } })

it('a complete show of the church’s own has nothing to do', () => {
  const checks = judge({})
  expect(checks.map(({ nome }) => nome)).toEqual(directoryChecks)
  expect(checks.filter(({ situacao }) => situacao !== 'OK')).toEqual([])
})

it.each<[nome: string, verdict: string, own: Partial<CheckedPodcast>, show: Partial<CheckedPodcast['show']>]>([
  ['TITULO', 'FALTA VAZIO', {}, { titulo: ' ' }],
  ['DESCRICAO', 'FALTA VAZIA', {}, { descricao: '' }],
  ['CAPA', 'MELHORAR PADRAO', {}, { imagem: null }],
  ['CAPA', 'FALTA NAO_QUADRADA', {}, { imagem: image(1600, 1599) }],
  ['CAPA', 'FALTA PEQUENA', {}, { imagem: image(1399, 1399) }],
  ['CAPA', 'OK null', {}, { imagem: image(1400, 1400) }],
  ['CAPA', 'FALTA PEQUENA', {}, { imagem: image(3001, 3001) }],
  ['CAPA', 'MELHORAR CONFIRA', {}, { imagem: 'https://cdn.example/capa.JPG?x=1' }],
  ['CAPA', 'MELHORAR FORMATO', {}, { imagem: 'https://cdn.example/capa.webp' }],
  ['CAPA', 'FALTA ENDERECO', {}, { imagem: 'http://cdn.example/capa.jpg' }],
  ['AUTOR', 'FALTA VAZIO', {}, { autor: null }],
  ['EMAIL', 'FALTA VAZIO', {}, { email: null }],
  ['EMAIL', 'FORA SERVICO', {}, feed],
  ['CATEGORIA', 'FALTA DESCONHECIDA', {}, { categoria: 'Igreja' }],
  ['CATEGORIA', 'MELHORAR SUBCATEGORIA', {}, { subcategoria: null }],
  ['CATEGORIA', 'OK null', {}, { categoria: 'History', subcategoria: null }],
  ['IDIOMA', 'FALTA DESCONHECIDO', {}, { idioma: '?' }],
  ['EPISODIOS', 'FALTA NENHUM', { sounds: [] }, {}],
  ['EPISODIOS', 'FALTA AGENDADOS', { sounds: [], hasScheduled: true }, {}],
  ['AUDIO', 'FALTA TIPO', { sounds: [{ ...sound, audioTipo: 'audio/wav' }] }, {}],
  ['AUDIO', 'FALTA TAMANHO', { sounds: [{ ...sound, audioBytes: null }] }, {}],
  ['HTTPS', 'FALTA FEED', { feed: 'http://cais.example/podcast.xml' }, {}],
  ['HTTPS', 'FALTA AUDIO', { sounds: [{ ...sound, audio: 'http://cdn.example/a.mp3' }] }, {}],
  ['ABERTO', 'FALTA FECHADO', { isOpen: false }, {}],
  ['ABERTO', 'OK null', {}, feed],
  ['ABERTO', 'FALTA SEM_LEITURA', {}, { ...feed, falhas: 2, erro: 'HTTP 401' }],
  ['ABERTO', 'MELHORAR LENDO', {}, { ...feed, lidoEm: null }],
])('%s is judged %s', (nome, verdict, own, show) => {
  const check = judge(own, show).find((one) => one.nome === nome)
  expect(`${check?.situacao} ${check?.motivo}`).toBe(verdict)
})

it('gives no other reasons than people are told of', () => {
  const others = { titulo: '', descricao: '', imagem: null, autor: null, email: null, categoria: 'x', idioma: '?' }
  for (const { nome, motivo } of judge({ sounds: [], feed: 'http://cais.example', isOpen: false }, others))
    if (motivo !== null) expect(directoryReasons[nome]).toContain(motivo)
})

it('names three episodes at most, the newest first', () => {
  const sounds = ['D', 'C', 'B', 'A'].map((titulo) => ({ ...sound, titulo, audioBytes: 0 }))
  expect(judge({ sounds }).find(({ nome }) => nome === 'AUDIO')?.episodios).toEqual(['D', 'C', 'B'])
})
