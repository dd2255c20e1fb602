import { and, eq, gt, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { igreja, igrejaRemetente } from '../churches.tables.ts'

type SenderRow = typeof igrejaRemetente.$inferSelect
/** The sender of a church, and what stands in its place. */
export interface FoundSender {
  readonly own: SenderRow | null
  readonly nome: string
  readonly email: string | null
}

export async function findOwnSender({ church, tx }: ChurchWork): Promise<FoundSender> {
  const [found] = await tx
    .select({ own: igrejaRemetente, nome: igreja.nome, email: igreja.email })
    .from(igreja)
    .leftJoin(igrejaRemetente, eq(igrejaRemetente.igrejaId, igreja.id))
    .where(eq(igreja.id, church.igrejaId))
  if (!found) throw new Error('The church of a sender is not there')
  return found
}

/** A code by which an address is confirmed. */
export interface StoredCode {
  readonly codigoHash: string
  readonly codigoEnviadoEm: Date
  readonly codigoExpiraEm: Date
}
export const noCode = { codigoHash: null, codigoEnviadoEm: null, codigoExpiraEm: null } as const

type SenderChange = Pick<SenderRow, 'nome' | 'responderPara' | 'responderEmUso'> & Partial<StoredCode | typeof noCode>

export async function upsertSender({ church, tx }: ChurchWork, change: SenderChange): Promise<void> {
  await tx
    .insert(igrejaRemetente)
    .values({ igrejaId: church.igrejaId, ...change })
    .onConflictDoUpdate({
      target: igrejaRemetente.igrejaId,
      set: { ...change, versao: sql`${igrejaRemetente.versao} + 1` },
    })
}

export async function updateConfirmationCode({ church, tx }: ChurchWork, code: StoredCode): Promise<void> {
  await tx.update(igrejaRemetente).set(code).where(ofChurch(igrejaRemetente, church))
}

/** Takes the address of a code into use, once; gives the address. Undefined for a code that is not good. */
export async function spendConfirmationCode(
  { church, tx, now }: ChurchWork,
  codigoHash: string,
): Promise<string | undefined> {
  const { responderPara } = igrejaRemetente
  const [spent] = await tx
    .update(igrejaRemetente)
    .set({ responderEmUso: sql`${responderPara}`, ...noCode })
    .where(
      and(
        ofChurch(igrejaRemetente, church),
        eq(igrejaRemetente.codigoHash, codigoHash),
        gt(igrejaRemetente.codigoExpiraEm, now),
      ),
    )
    .returning({ responderPara })
  return spent?.responderPara ?? undefined
}
