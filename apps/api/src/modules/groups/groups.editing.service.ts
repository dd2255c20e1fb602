import { dateIn } from '@narthex/contract/church-time'
import type * as z from 'zod/mini'
import type { Tx } from '../../platform/database/database.ts'
import { invalid, notFound } from '../../platform/http/domain-error.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { frameOf, languageOf } from '../churches/churches.service.ts'
import { takeBack } from '../notifications/personal.service.ts'
import { indexItem } from '../search/search-index.service.ts'
import { facesOf } from '../users/faces.service.ts'
import { holdMembership } from '../users/members.service.ts'
import { publicPointOf } from './grid.rules.ts'
import { holdGroup, putSeat } from './group-members.queries.ts'
import { putExactPlace } from './group-places.queries.ts'
import { insertGroup, updateGroup } from './groups.editing.queries.ts'
import { notForMinors } from './groups.errors.ts'
import { type GivenGroup, type GivenSeat, groupInput, seatInput } from './groups.inputs.ts'
import { canHold } from './groups.policy.ts'
import { findGroup } from './groups.queries.ts'
import { cancelWaiting } from './join-requests.queries.ts'
import { requestNotice } from './join-requests.rules.ts'
import { weekdayOf } from './meetings.rules.ts'

type CheckedGroup = z.output<typeof groupInput>

/** Opens a group, still without members, and gives its id. Throws VALIDATION. */
export async function openGroup(platform: Platform, scope: ChurchScope, given: GivenGroup): Promise<number> {
  const group = validate(groupInput, given)
  return editChurch(platform, scope, async (tx) => {
    const now = platform.clock()
    const id = await insertGroup(scope, tx, { ...rowOf(group), dataCadastro: now, dataAlteracao: now })
    await writeAlong(scope, tx, id, group)
    return id
  })
}

/** Writes a group anew: what is not given is as if it had never been. Members stay, also more than it takes now. Throws VALIDATION, NOT_FOUND. */
export async function rewriteGroup(
  platform: Platform,
  scope: ChurchScope,
  id: number,
  given: GivenGroup,
): Promise<void> {
  const group = validate(groupInput, given)
  await editChurch(platform, scope, async (tx) => {
    if (!(await updateGroup(scope, tx, id, { ...rowOf(group), dataAlteracao: platform.clock() }))) throw notFound()
    await writeAlong(scope, tx, id, group)
  })
}

/** Shows a group to nobody any more; requests that wait are taken back, what it did stays. Throws NOT_FOUND. */
export async function closeGroup(platform: Platform, scope: ChurchScope, id: number): Promise<void> {
  await editChurch(platform, scope, async (tx) => {
    const now = platform.clock()
    if (!(await updateGroup(scope, tx, id, { flagAtiva: false, dataAlteracao: now }))) throw notFound()
    await takeBack(scope, tx, (await cancelWaiting(scope, tx, id, now)).map(requestNotice))
    await indexItem(scope, tx, { tipo: 'CELULA', itemId: id }, [])
  })
}

/**
 * Puts somebody into a group without their asking, also beyond its places: what a church's office does. A member of it gets
 * the part that is given. Throws VALIDATION for no member of the church, NOT_FOUND, NOT_FOR_MINORS.
 */
export async function seatInGroup(
  platform: Platform,
  scope: ChurchScope,
  groupId: number,
  given: GivenSeat,
): Promise<void> {
  const seat = validate(seatInput, given)
  const { church } = await frameOf(platform, scope)
  const today = dateIn(church.fusoHorario, platform.clock())
  await editChurch(platform, scope, async (tx) => {
    if (!(await holdGroup(scope, tx, groupId)) || !(await findGroup(scope, tx, groupId))) throw notFound()
    // Held: whoever leaves meanwhile keeps no seat, and pages name them by the name that they have then.
    await holdMembership(scope, tx, seat.usuarioId)
    const face = (await facesOf(scope, tx, today, [seat.usuarioId])).get(seat.usuarioId)
    if (!face) throw invalid([{ path: 'usuarioId', message: 'Not a member of this church' }])
    if (!canHold(seat.papel, face) || (seat.flagTelefone && face.isMinor)) throw notForMinors()
    await putSeat(scope, tx, groupId, { ...seat, desde: platform.clock() })
  })
}

function rowOf({ local, ...group }: CheckedGroup) {
  const { latitude, longitude } = local
  const point =
    latitude === null || longitude === null ? { latitude, longitude } : publicPointOf({ latitude, longitude })
  return { ...group, ...point, diaSemana: weekdayOf(group.dataInicio) }
}

/** Where exactly it meets, and what it is found by. */
async function writeAlong(scope: ChurchScope, tx: Tx, id: number, { local, ...group }: CheckedGroup): Promise<void> {
  await putExactPlace(scope, tx, id, local)
  const { nome: titulo, resumo, imagem, tipo, bairro, cidade, descricao } = group
  const texto = [tipo, bairro, cidade, descricao].filter(Boolean).join('\n')
  const idioma = await languageOf(scope, tx)
  // It is found from the beginning of time on, as it has no moment of publication.
  const entry = { chave: String(id), idioma, titulo, resumo, imagem, texto, visivelEm: new Date(0) }
  await indexItem(scope, tx, { tipo: 'CELULA', itemId: id }, [entry])
}
