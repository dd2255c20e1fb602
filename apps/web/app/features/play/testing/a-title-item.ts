import type { TitleItem } from '@narthex/contract/play/play.schemas'

/** A title of a shelf, for tests. */
export function aTitleItem(different: Partial<TitleItem> = {}): TitleItem {
  const id = different.id ?? 1
  return {
    id,
    tipo: 'FILME',
    titulo: `Filme ${id}`,
    resumo: null,
    imagem: null,
    imagemLarga: null,
    duracaoSegundos: 3600,
    coletanea: null,
    temporada: null,
    numero: null,
    acesso: 'ASSINANTE',
    idadeMinima: null,
    idioma: 'pt',
    dataPublicacao: '2026-11-01T12:00:00Z',
    emBreve: null,
    disponivelAte: null,
    ...different,
  }
}

export const renderedAt = '2026-11-20T12:00:00Z'
