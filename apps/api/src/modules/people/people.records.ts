import type { MemberId } from '../../platform/ids.ts'
import type { FindAll, RecordPlace } from '../../platform/work/records.ts'
import { tableRecords } from '../../platform/work/records.ts'
import { usuario } from '../members/members.tables.ts'

export type StoredPerson = typeof usuario.$inferSelect

const rows = tableRecords(usuario, {
  // Of the login, of the member's own profile, and documents, which have a permission of their own.
  without: [
    'uuid',
    'accountId',
    'nomeDobrado',
    'nomeBusca',
    'textoBusca',
    'cpf',
    'cpfEmDuvida',
    'cnpj',
    'dataCasamento',
    'ocupacao',
    'numeroFilhos',
    'observacoes',
    'idioma',
    'imagem',
    'dataCadastro',
    'flagPorConferir',
    'chave',
    // Told by the acts of merging.
    'mergedIntoId',
  ],
  // How to reach a person is told by the record alone.
  veiled: ['telefone', 'email'],
})

/** The place of a person as the office keeps them. History names the congregation as the form does. */
export function personRecord(
  id: number,
): RecordPlace<StoredPerson> & { readonly findAll?: FindAll<StoredPerson> | undefined } {
  const place = rows(id, id as MemberId)
  return {
    ...place,
    toFields(row) {
      const { congregacaoId, flagAtivo: _, ...fields } = place.toFields(row)
      return { ...fields, idCongregacao: congregacaoId ?? null }
    },
  }
}
