import { and, eq, ne, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { usuario } from '../../members/members.tables.ts'

/** Gives a member the CPF that they wrote, unless another one has it. */
export async function claimCpf({ church, tx }: ChurchWork, id: MemberId): Promise<boolean> {
  const claimed = await tx
    .update(usuario)
    .set({ cpfEmDuvida: false })
    .where(
      and(
        ofChurch(usuario, church),
        eq(usuario.id, id),
        sql`not exists (select from usuario o where o.igreja_id = ${church.igrejaId} and o.cpf = ${usuario.cpf}
          and o.id <> ${usuario.id} and not o.cpf_em_duvida)`,
      ),
    )
    .returning({ id: usuario.id })
  return claimed.length > 0
}

/** The member whose CPF it is. */
export async function findCpfOwner({ church, tx }: ChurchWork, cpf: string): Promise<MemberId | undefined> {
  const [found] = await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.cpf, cpf), eq(usuario.cpfEmDuvida, false)))
  return found?.id
}

/** Members who wrote a CPF that is another's. */
export async function listCpfClaimants({ church, tx }: ChurchWork, cpf: string, except: MemberId): Promise<MemberId[]> {
  const rows = await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.cpf, cpf), eq(usuario.cpfEmDuvida, true), ne(usuario.id, except)))
  return rows.map(({ id }) => id)
}
