import { and, asc, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { type RecordPlace, recordFrom, tableRecords } from '../../../platform/work/records.ts'
import {
  transmissao,
  transmissaoConfiguracao,
  transmissaoLinha,
  transmissaoMomento,
  transmissaoResposta,
} from './live.tables.ts'

export const broadcastSettingsRecord = tableRecords(transmissaoConfiguracao, { key: null })

const broadcastRow = tableRecords(transmissao, {
  without: ['fonteAoVivo', 'fonteForaDesde', 'fonteMarca', 'pico', 'removidaEm'],
})

/** A broadcast; one that is kept as removed is not there. */
export function broadcastRecord(id: number): ReturnType<typeof broadcastRow> {
  const row = broadcastRow(id)
  return {
    ...row,
    findAll: undefined,
    async find(work, options) {
      const found = await row.find(work, options)
      return found?.removidaEm ? undefined : found
    },
  }
}

/** The lines of a broadcast's outline, by the broadcast's id. */
export const outlineRecord = (broadcastId: number): RecordPlace =>
  recordFrom({ kind: 'transmissao_linha', id: broadcastId }, async ({ church, tx }) => {
    const linhas = await tx
      .select({ id: transmissaoLinha.id, texto: transmissaoLinha.texto, liberadaEm: transmissaoLinha.liberadaEm })
      .from(transmissaoLinha)
      .where(and(ofChurch(transmissaoLinha, church), eq(transmissaoLinha.broadcastId, broadcastId)))
      .orderBy(asc(transmissaoLinha.ordem))
    return { linhas }
  })

export const momentRecord = tableRecords(transmissaoMomento, { without: ['respostas'] })

/** A connect card: that it was there, and no word of it. */
export const cardRecord = tableRecords(transmissaoResposta, {
  without: ['autorChave', 'criadaEm', 'memberId'],
  veiled: ['nome', 'email', 'telefone', 'mensagem'],
})
