import { beforeEach, describe, expect, it } from 'vitest'
import { createMemberCall } from '../../platform/http/route.ts'
import type { GroupId } from '../../platform/ids.ts'
import type { Person } from '../../testing/people.ts'
import { setUpGroups } from '../../testing/set-up-groups.ts'
import { leadsAnyGroup } from '../groups/group-leading.service.ts'
import { closeMembership } from '../members/memberships.service.ts'
import { writePublicFace } from './public-face.service.ts'

describe('what others see of a member', () => {
  const stage = setUpGroups()
  let group: GroupId
  let member: Person

  beforeEach(async () => {
    group = await stage.group()
    member = await stage.join()
  })

  const version = async () => (await stage.platform.directory.byHost('videira.narthex.test'))?.versao ?? 0
  /** Writes nothing; whether pages named the member at that moment. */
  const write = () =>
    writePublicFace(stage.needs, createMemberCall(stage.platform.transactions.at(stage.videira), member), (work) =>
      leadsAnyGroup(work, member.memberId),
    )

  it('is an edit of the church where its pages name them, and nothing to it otherwise', async () => {
    const before = await version()
    expect(await write()).toBe(false)
    expect(await version()).toBe(before)
    await stage.seat(group, member, { papel: 'AUXILIAR' })
    expect(await write()).toBe(true)
    expect(await version()).toBe(before + 2)
  })

  it('is written as an edit by a member who begins to lead at the same moment, or before that', async () => {
    for (let round = 0; round < 5; round++) {
      member = await stage.join()
      const before = await version()
      const [wasNamed] = await Promise.all([write(), stage.seat(group, member, { papel: 'LIDER' })])
      expect(await version()).toBe(before + (wasNamed ? 2 : 1))
    }
  })

  it('is not written for a member who has left', async () => {
    await stage.platform.transactions.inChurch(stage.videira, (work) =>
      closeMembership(work, member.memberId, stage.needs.signals.memberLeaves),
    )
    await expect(write()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
