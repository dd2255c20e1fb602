import { type GivenGroup, type GivenSeat, groupForm, seatForm } from '@narthex/contract/groups/group.form'
import { type OfficeGroup, type OfficeGroupForm, officeGroups } from '@narthex/contract/groups/office-group.resource'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { type GroupId, toGroupId, toMemberId } from '../../platform/ids.ts'
import { setSeat } from './office/group-seats.service.ts'
import { groupActs, pickForm } from './office/office-groups.service.ts'

/** Creates a group without members and returns its id. */
export const createGroup = async (call: MemberCall, given: GivenGroup): Promise<GroupId> =>
  toGroupId((await groupActs.add(call, toForm(given))).id)

/** Replaces all fields of an open group; omitted ones get their defaults. Members stay, even above a lower capacity. */
export async function replaceGroup(call: MemberCall, id: GroupId, given: GivenGroup): Promise<void> {
  const { versao } = await readOpenGroup(call, id)
  await groupActs.set(call, id, { ...toForm(given), versao })
}

/** Closes a group: no one sees it, and pending requests are cancelled. Its history stays. */
export async function closeGroup(call: MemberCall, id: GroupId): Promise<void> {
  const group = await readOpenGroup(call, id)
  await groupActs.set(call, id, { ...pickForm(group), situacao: 'ENCERRADA', versao: group.versao })
}

async function readOpenGroup(call: MemberCall, id: GroupId): Promise<OfficeGroup> {
  const group = await groupActs.get(call, id)
  if (group.situacao !== 'ABERTA') throw notFound()
  return group
}

function toForm(given: GivenGroup): OfficeGroupForm {
  const { local, ...group } = validate(groupForm, given)
  return validate(officeGroups.form, { ...group, ...local })
}

/**
 * Adds a member without a request, even above the capacity, as a church office does. An existing member gets the given
 * role. Throws VALIDATION for someone who is not a member of the church.
 */
export async function addGroupMember(call: MemberCall, groupId: GroupId, given: GivenSeat): Promise<void> {
  const { memberId, ...seat } = validate(seatForm, given)
  await setSeat(call, { groupId, memberId: toMemberId(memberId) }, seat)
}
