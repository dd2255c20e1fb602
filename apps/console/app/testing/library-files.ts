import { imageAddress } from '@narthex/contract/media/image-address'
import type { LibraryFile } from '@narthex/contract/media/library.resource'

const endereco = imageAddress({ codigo: 'A'.repeat(22), width: 1600, height: 1200, colours: undefined })

/** A picture of the library, of which nothing matters but what a test says. */
export const aPhoto = (own: Partial<LibraryFile> = {}): LibraryFile => ({
  id: 1,
  versao: 1,
  codigo: 'A'.repeat(22),
  tipo: 'IMAGEM',
  endereco,
  nome: 'Coro no porto',
  bytes: 2_400_000,
  largura: 1600,
  altura: 1200,
  foco: null,
  textoAlternativo: null,
  flagDecorativa: false,
  recorte: null,
  original: endereco,
  criadoEm: '2026-05-04T12:00:00Z',
  autor: 'Rute Lima',
  usos: 0,
  removidoEm: null,
  ...own,
})

export const aPdf = (own: Partial<LibraryFile> = {}): LibraryFile =>
  aPhoto({
    id: 2,
    tipo: 'PDF',
    nome: 'Boletim.pdf',
    endereco: `/media/files/${'B'.repeat(22)}.pdf`,
    largura: null,
    altura: null,
    original: null,
    ...own,
  })

/** A part of the list, as the API answers it. */
export const listed = (...itens: LibraryFile[]) => ({ itens, proximo: null, total: itens.length })
