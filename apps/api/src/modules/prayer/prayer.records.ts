import { tableRecords } from '../../platform/work/records.ts'
import { muralConfiguracao, oracao, oracaoMensagem, oracaoMotivo } from './prayer.tables.ts'

export const reasonRecord = tableRecords(oracaoMotivo)
export const wallSettingsRecord = tableRecords(muralConfiguracao, { key: null })

/** States of a prayer; never what was asked for, nor what care found in it. */
export const prayerRecord = tableRecords(oracao, {
  without: [
    'avisadaEm',
    'avisos',
    'chave',
    'dataCadastro',
    'flagReceberLigacao',
    'flagReceberVisita',
    'imagem',
    'memberId',
    'mensagem',
    'motivoId',
    'orouSemNome',
    'sinais',
    'telefone',
    'testemunho',
  ],
})

/** A message below a prayer with its moderation, but without its text. */
export const prayerMessageRecord = tableRecords(oracaoMensagem, {
  without: ['chave', 'dataCadastro', 'memberId', 'mensagem', 'sinais'],
})
