import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { usuario } from './members.tables.ts'

/** Finds the active members of this church among the given ids; `withoutLogin`: also its people who have no login. */
export function listFaces(
  { church, tx }: ChurchWork,
  ids: readonly MemberId[],
  { withoutLogin }: { readonly withoutLogin: boolean },
) {
  const isShown = withoutLogin
    ? or(eq(usuario.flagAtivo, true), and(isNull(usuario.accountId), isNull(usuario.mergedIntoId)))
    : eq(usuario.flagAtivo, true)
  const { id, nome, sobrenome, imagem, telefone, dataNascimento } = usuario
  return tx
    .select({ id, nome, sobrenome, imagem, telefone, dataNascimento })
    .from(usuario)
    .where(and(ofChurch(usuario, church), inArray(usuario.id, [...ids]), isShown))
}
