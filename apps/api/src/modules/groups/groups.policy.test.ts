import { groupRoles } from '@narthex/contract/groups/group-words'
import { describe, expect, it } from 'vitest'
import {
  canChangeMembers,
  canHold,
  canLeadGroup,
  canSeeInside,
  canSeeMember,
  canSeePhone,
  type Standing,
} from './groups.policy.ts'

const stranger: Standing = { papel: null, administers: false, isMinor: false }
const leader: Standing = { ...stranger, papel: 'LIDER' }
const assistant: Standing = { ...stranger, papel: 'AUXILIAR' }
const member: Standing = { ...stranger, papel: 'MEMBRO' }
const admin: Standing = { ...stranger, administers: true }
const minor: Standing = { ...member, isMinor: true }

describe('in a group', () => {
  it.each([
    ['a stranger', stranger, [false, false, false]],
    ['a member', member, [false, false, true]],
    ['a minor', minor, [false, false, true]],
    ['an assistant', assistant, [true, false, true]],
    ['a leader', leader, [true, true, true]],
    ['an administrator', admin, [true, true, true]],
    ['a leader who is found to be a minor', { ...leader, isMinor: true }, [false, false, true]],
    ['a minor who administers the church', { ...admin, isMinor: true }, [false, false, true]],
  ])('%s leads, changes members, sees inside: as it ought to be', (_, standing, expected) => {
    expect([canLeadGroup(standing), canChangeMembers(standing), canSeeInside(standing)]).toEqual(expected)
  })

  it('a member under 18 has no other role', () => {
    expect(groupRoles.filter((papel) => canHold(papel, minor))).toEqual(['MEMBRO'])
    expect(groupRoles.filter((papel) => canHold(papel, member))).toEqual([...groupRoles])
  })

  it('minors are seen by those who lead, and by themselves', () => {
    const minorMember = { isMinor: true, isOneself: false }
    for (const seer of [leader, assistant, admin]) expect(canSeeMember(seer, minorMember)).toBe(true)
    for (const seer of [stranger, member, minor]) expect(canSeeMember(seer, minorMember)).toBe(false)
    expect(canSeeMember(minor, { ...minorMember, isOneself: true })).toBe(true)
    for (const seer of [member, minor]) expect(canSeeMember(seer, { isMinor: false, isOneself: false })).toBe(true)
    expect(canSeeMember(stranger, { isMinor: false, isOneself: false })).toBe(false)
  })

  it('a number is seen where its owner chose so, and never a minor’s', () => {
    const shown = { papel: 'MEMBRO', isMinor: false, flagTelefone: true } as const
    for (const seer of [member, leader, assistant, admin]) {
      expect(canSeePhone(seer, shown)).toBe(true)
      expect(canSeePhone(seer, { ...shown, flagTelefone: false })).toBe(false)
      expect(canSeePhone(seer, { ...shown, isMinor: true })).toBe(false)
    }
    expect(canSeePhone(stranger, shown)).toBe(false)
  })

  it('minors see the numbers of those who lead alone', () => {
    const shown = { isMinor: false, flagTelefone: true } as const
    expect(groupRoles.filter((papel) => canSeePhone(minor, { ...shown, papel }))).toEqual(['LIDER', 'AUXILIAR'])
  })
})
