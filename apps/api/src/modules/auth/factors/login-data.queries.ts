import { eq, getTableName } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { AccountId } from '../../../platform/ids.ts'
import type { Told } from '../../../platform/personal-data/personal-data.ts'
import { contaChaveAcesso, contaCodigoReserva, contaTotp } from './factors.tables.ts'

/** What belongs to a login besides itself: removed with it, by foreign keys. */
export const tablesOfLogin = [contaChaveAcesso, contaTotp, contaCodigoReserva].map(getTableName)

/** All of it but secrets, as its owner is told, by the name of the table; of the person whom the transaction names. */
export async function listLoginData(tx: Tx, accountId: AccountId): Promise<Told> {
  const { rpId, transportes, nome, criadaEm, usadaEm } = contaChaveAcesso
  return {
    [getTableName(contaChaveAcesso)]: await tx
      .select({ rpId, transportes, nome, criadaEm, usadaEm })
      .from(contaChaveAcesso)
      .where(eq(contaChaveAcesso.accountId, accountId)),
    [getTableName(contaTotp)]: await tx
      .select({ nome: contaTotp.nome, criadoEm: contaTotp.criadoEm, usadoEm: contaTotp.usadoEm })
      .from(contaTotp)
      .where(eq(contaTotp.accountId, accountId)),
    [getTableName(contaCodigoReserva)]: await tx
      .select({ criadoEm: contaCodigoReserva.criadoEm, usadoEm: contaCodigoReserva.usadoEm })
      .from(contaCodigoReserva)
      .where(eq(contaCodigoReserva.accountId, accountId)),
  }
}
