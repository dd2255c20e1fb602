import type { Playback, Title, TitleItem } from '@narthex/contract/play/play.schemas'

/** A film for subscribers. */
export function aTitle(change: Partial<Title> = {}): Title {
  return {
    id: 7,
    tipo: 'EPISODIO',
    titulo: 'A luz que anda',
    imagem: null,
    imagemLarga: null,
    duracaoSegundos: 30,
    coletanea: { id: 2, titulo: 'Marés', tipo: 'SERIE' },
    temporada: 1,
    numero: 1,
    acesso: 'ASSINANTE',
    idadeMinima: null,
    idioma: 'pt',
    dataPublicacao: '2026-01-01T12:00:00.000Z',
    emBreve: null,
    disponivelAte: null,
    descricao: null,
    notaIdade: null,
    palestrantes: [],
    capitulos: [],
    idiomasLegendas: [],
    anexos: [],
    servico: 'PROTEGIDO',
    flagPrevia: false,
    tags: [],
    moeda: 'BRL',
    precoAluguel: null,
    horasAluguel: null,
    precoCompra: null,
    ...change,
  }
}

export function aNextTitle(change: Partial<TitleItem> = {}): TitleItem {
  return {
    id: 8,
    tipo: 'EPISODIO',
    titulo: 'O azul de Olinda',
    resumo: null,
    imagem: null,
    imagemLarga: null,
    duracaoSegundos: 30,
    coletanea: { id: 2, titulo: 'Marés', tipo: 'SERIE' },
    temporada: 1,
    numero: 2,
    acesso: 'ASSINANTE',
    idadeMinima: null,
    idioma: 'pt',
    dataPublicacao: '2026-01-01T12:00:00.000Z',
    emBreve: null,
    disponivelAte: null,
    ...change,
  }
}

export const aPlaybackId = '6f0c3b52-1d2e-4f3a-8b4c-5d6e7f801234'

export function aPlayback(url: string, change: Partial<Playback> = {}): Playback {
  return {
    reproducao: aPlaybackId,
    servico: 'ARQUIVO',
    codigo: null,
    url,
    expiraEm: null,
    legendas: [],
    anexos: [],
    segundos: 0,
    proximo: null,
    ...change,
  }
}
