import { and, eq, getTableColumns, gt, isNull, type SQL } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { usuario } from '../../members/members.tables.ts'
import { domicilioMembro } from '../households.tables.ts'
import { convitePessoa } from './person-invitations.tables.ts'

type InvitationRow = typeof convitePessoa.$inferSelect

/** An invitation, with the person whom it is for. */
export interface OpenInvitation extends InvitationRow {
  readonly nome: string
  readonly sobrenome: string
  readonly dataNascimento: string | null
  readonly idioma: string
}

/** Selects an invitation whose person has no login, at the address that it was mailed to. */
async function findOpen({ church, tx }: ChurchWork, isNamed: SQL): Promise<OpenInvitation | undefined> {
  const { nome, sobrenome, dataNascimento, idioma } = usuario
  const isPerson = and(ofChurch(usuario, church), eq(usuario.id, convitePessoa.memberId))
  const [found] = await tx
    .select({ ...getTableColumns(convitePessoa), nome, sobrenome, dataNascimento, idioma })
    .from(convitePessoa)
    .innerJoin(
      usuario,
      and(isPerson, isNull(usuario.accountId), isNull(usuario.mergedIntoId), eq(usuario.email, convitePessoa.email)),
    )
    .where(and(ofChurch(convitePessoa, church), isNamed))
  return found
}

/** The invitation of a person, which may have expired. */
export const findPersonInvitation = (work: ChurchWork, memberId: MemberId) =>
  findOpen(work, eq(convitePessoa.memberId, memberId))

/** The invitation of a code that is valid. */
export const findInvitationByHash = (work: ChurchWork, hash: string) =>
  findOpen(work, and(eq(convitePessoa.hash, hash), gt(convitePessoa.expiraEm, work.now)) as SQL)

/** Adds the invitation of a person, or replaces the former one. */
export async function putInvitation({ church, tx }: ChurchWork, row: OwnRow<typeof convitePessoa>): Promise<void> {
  await tx
    .insert(convitePessoa)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: [convitePessoa.igrejaId, convitePessoa.memberId], set: row })
}

/** Removes the invitation of a person; returns whether there was one. */
export async function removePersonInvitation({ church, tx }: ChurchWork, memberId: MemberId): Promise<boolean> {
  const removed = await tx
    .delete(convitePessoa)
    .where(and(ofChurch(convitePessoa, church), eq(convitePessoa.memberId, memberId)))
    .returning({ hash: convitePessoa.hash })
  return removed.length > 0
}

/** Uses up a valid code; of two concurrent calls only the first succeeds. */
export async function spendInvitation({ church, tx, now }: ChurchWork, hash: string): Promise<boolean> {
  const isValid = and(eq(convitePessoa.hash, hash), gt(convitePessoa.expiraEm, now))
  const spent = await tx
    .delete(convitePessoa)
    .where(and(ofChurch(convitePessoa, church), isValid))
    .returning({ hash: convitePessoa.hash })
  return spent.length > 0
}

/** Whether a household has the person as a child. */
export async function isChildOfHousehold({ church, tx }: ChurchWork, memberId: MemberId): Promise<boolean> {
  const [found] = await tx
    .select({ papel: domicilioMembro.papel })
    .from(domicilioMembro)
    .where(
      and(
        ofChurch(domicilioMembro, church),
        eq(domicilioMembro.memberId, memberId),
        eq(domicilioMembro.papel, 'CRIANCA'),
      ),
    )
    .limit(1)
  return found !== undefined
}
