import { eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { pessoaDistinta, pessoaUniao, pessoaUniaoLinha } from './merging.tables.ts'

const merges = rowsOfPerson({ table: pessoaUniao, of: pessoaUniao, goesAlong: [pessoaUniaoLinha] })

/** Merges in which a person took in another row, with what was moved. Rows that they took in are told and erased with them. */
export const mergingPersonalData: readonly PersonalData[] = [
  {
    ...merges,
    async tell(work, person) {
      const { church, tx } = work
      const { id, tipo, feitaEm, desfeitaEm, campos } = pessoaUniao
      const isTheirs = sql`${ofChurch(pessoaUniao, church)} and ${eq(pessoaUniao.memberId, person.memberId)}`
      const rows = await tx.select({ id, tipo, feitaEm, desfeitaEm, campos }).from(pessoaUniao).where(isTheirs)
      const own = tx.select({ id }).from(pessoaUniao).where(isTheirs)
      const { tabela, coluna, acao, chave, antes, depois } = pessoaUniaoLinha
      const lines = await tx
        .select({ tabela, coluna, acao, chave, antes, depois })
        .from(pessoaUniaoLinha)
        .where(sql`${ofChurch(pessoaUniaoLinha, church)} and ${pessoaUniaoLinha.mergeId} in ${own}`)
      return { pessoa_uniao: rows, pessoa_uniao_linha: lines }
    },
  },
  rowsOfPerson({ table: pessoaDistinta, of: pessoaDistinta }),
]
