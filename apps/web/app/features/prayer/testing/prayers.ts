import type { Help, OwnPrayer, Prayer, PrayerMessage } from '@narthex/contract/prayer/prayer.schemas'

const words = {
  id: 5,
  mensagem: 'Pela viagem do meu pai',
  imagem: null,
  motivo: null,
  dataCadastro: '2026-01-01T12:00:00.000Z',
  flagAnonimo: false,
  flagRespondida: false,
  testemunho: null,
}

export const aPrayer = (about: Partial<Prayer> = {}): Prayer => ({ ...words, nome: 'Ana', imagemAutor: null, ...about })

/** Own prayer, published on the wall. */
export const anOwnPrayer = (about: Partial<OwnPrayer> = {}): OwnPrayer => ({
  ...words,
  situacao: 'PUBLICADA',
  flagPublicarMural: true,
  flagReceberLigacao: false,
  flagReceberVisita: false,
  muralAte: '2100-01-01T12:00:00.000Z',
  flagPodeRenovar: false,
  total: 0,
  mensagens: 0,
  ...about,
})

export const aPrayerMessage = (about: Partial<PrayerMessage> = {}): PrayerMessage => ({
  id: 9,
  nome: 'Bruno',
  imagem: null,
  mensagem: 'Que volte bem',
  dataCadastro: '2026-01-02T12:00:00.000Z',
  flagAutor: false,
  flagPodeApagar: false,
  ...about,
})

export const someHelp: Help = { pais: 'BR', linhas: [{ tipo: 'CONVERSA', nome: 'CVV', telefone: '188' }] }
