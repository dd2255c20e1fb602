import { eq, getTableName } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { AccountId } from '../../../platform/ids.ts'
import type { Told } from '../../../platform/personal-data/personal-data.ts'
import { operador, operadorDesafio, operadorSessao } from '../operators.tables.ts'
import { contaChaveAcesso, contaCodigoReserva, contaTotp } from './factors.tables.ts'

/** Tables of an account's factors, and of an operator; foreign keys remove their rows with the account. */
export const loginDataTables = [
  contaChaveAcesso,
  contaTotp,
  contaCodigoReserva,
  operador,
  operadorSessao,
  operadorDesafio,
].map(getTableName)

/** The rows without secrets, by table, for the owner's data export. The transaction must act as this account. */
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
    [getTableName(operador)]: await tx
      .select({ desde: operador.desde })
      .from(operador)
      .where(eq(operador.accountId, accountId)),
    [getTableName(operadorSessao)]: await tx
      .select({
        dispositivo: operadorSessao.dispositivo,
        criadaEm: operadorSessao.criadaEm,
        usadaEm: operadorSessao.usadaEm,
      })
      .from(operadorSessao)
      .where(eq(operadorSessao.accountId, accountId)),
  }
}
