import type { GroupMember } from '@narthex/contract/groups/group.schemas'
import { listGroupMembers } from '@narthex/contract/groups/group-member.endpoints'
import { groupMembersPerPage } from '@narthex/contract/limits'
import { callApi } from '../../session/api.ts'
import { everyPage } from './every-page.ts'

export interface People {
  readonly people: readonly GroupMember[]
  /** Says who leads and assists, and who is of the group no more. */
  readonly canOrganise: boolean
}

/** Loads all members of a group that the reader may see, and whether the reader decides about them. */
export async function loadPeople(celulaId: number): Promise<People> {
  const limit = String(groupMembersPerPage.largest)
  const params = { id: String(celulaId) }
  let canOrganise = false
  const load = async (page: string) => {
    const members = await callApi(listGroupMembers, { params, query: { page, limit } })
    canOrganise = members.flagOrganiza
    return members
  }
  const people = await everyPage(load, ({ idUsuario }) => idUsuario)
  return { people, canOrganise }
}
