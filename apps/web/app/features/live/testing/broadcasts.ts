import type { Broadcast, BroadcastItem, BroadcastNow, Moment } from '@narthex/contract/live/broadcast.schemas'

const item: BroadcastItem = {
  id: 1,
  titulo: 'Culto da família',
  imagem: null,
  inicio: '2026-03-08T13:00:00.000Z',
  fim: '2026-03-08T15:00:00.000Z',
  abreEm: '2026-03-08T12:30:00.000Z',
  estado: 'AGENDADA',
  sala: null,
  idioma: 'pt',
  flagSomenteAudio: false,
}

export const aBroadcastItem = (about: Partial<BroadcastItem> = {}): BroadcastItem => ({ ...item, ...about })

export const aBroadcast = (about: Partial<Broadcast> = {}): Broadcast => ({
  ...item,
  descricao: null,
  fonte: { tipo: 'YOUTUBE', codigo: 'M7lc1UVf-VE', url: null, duracaoSegundos: null, flagRepete: false },
  reprise: null,
  chat: { canal: 'culto-1', abreEm: item.abreEm, fechaEm: null },
  iniciadaEm: null,
  encerradaEm: null,
  versao: 1,
  ...about,
})

export const aNow = (about: Partial<BroadcastNow> = {}): BroadcastNow => ({
  estado: 'AO_VIVO',
  versao: 1,
  agora: '2026-03-08T13:10:00.000Z',
  iniciadaEm: '2026-03-08T13:00:00.000Z',
  publico: { total: 12, pico: 15 },
  roteiro: [],
  momentos: [],
  ...about,
})

export const aMoment = (about: Partial<Moment> = {}): Moment => ({
  id: 9,
  tipo: 'MAO',
  titulo: 'Quero seguir Jesus',
  texto: null,
  abertoEm: '2026-03-08T13:10:00.000Z',
  fechadoEm: null,
  maos: 2,
  ...about,
})
