import { describe, expect, it, vi } from 'vitest'
import { noMemberSignals } from '../../modules/members/members.signals.ts'
import { toMemberId } from '../ids.ts'
import type { Platform } from '../platform.ts'
import type { ChurchWork } from '../work/church-work.ts'
import { assemble } from './assemble.ts'
import { type Assembled, defineModule, type Listeners } from './module.ts'

const platform = {} as Platform
const members = defineModule({ name: 'members', announces: noMemberSignals })
const ana = toMemberId(1)

async function announce({ signals }: Assembled) {
  for (const listen of signals.memberLeaves) await listen({} as ChurchWork, ana)
}

describe('assembling modules', () => {
  it('calls listeners in the order of the modules, each with what is announced and what modules stand on', async () => {
    const heard: unknown[] = []
    const hear =
      (name: string): NonNullable<Listeners['memberLeaves']> =>
      async (_work, memberId, needs) =>
        void heard.push([name, memberId, needs])
    const groups = defineModule({ name: 'groups', listens: [{ memberLeaves: hear('groups') }] })
    const giving = defineModule({
      name: 'giving',
      listens: [{ memberLeaves: hear('gifts') }, { memberLeaves: hear('mails') }],
    })
    const { needs } = assemble(platform, [groups, giving, members])
    await announce(needs)
    expect(heard).toEqual(['groups', 'gifts', 'mails'].map((name) => [name, ana, needs]))
    heard.length = 0
    const turned = assemble(platform, [giving, members, groups]).needs
    await announce(turned)
    expect(heard).toEqual(['gifts', 'mails', 'groups'].map((name) => [name, ana, turned]))
  })

  it('leaves the lists of the module that announces as they are', () => {
    assemble(platform, [members, defineModule({ name: 'groups', listens: [{ namedOnPages: async () => true }] })])
    expect(members.announces).toEqual({ memberLeaves: [], namedOnPages: [] })
    expect(assemble(platform, [members]).needs.signals).toEqual({ memberLeaves: [], namedOnPages: [] })
  })

  it('fails where a module is not there that another needs', () => {
    const groups = defineModule({ name: 'groups', needs: ['members'] })
    expect(() => assemble(platform, [groups])).toThrow('Module groups needs members, which is not there')
    expect(() => assemble(platform, [groups, members])).not.toThrow()
  })

  it('fails where no module announces what another listens to', () => {
    const groups = defineModule({ name: 'groups', listens: [{ namedOnPages: async () => true }] })
    expect(() => assemble(platform, [groups])).toThrow('No module announces namedOnPages')
  })

  it('fails where no module answers what another asks', () => {
    const content = defineModule({ name: 'content', asks: ['findLeading'] })
    const findLeading = async () => ({ leads: false, led: [] })
    const groups = defineModule({ name: 'groups', provides: () => ({ findLeading }) })
    expect(() => assemble(platform, [content])).toThrow('Module content asks findLeading, which no module answers')
    expect(assemble(platform, [content, groups]).needs.findLeading).toBe(findLeading)
  })

  it('fails where two modules answer one question', () => {
    const answer = (name: string) => defineModule({ name, provides: () => ({ findViewing: vi.fn() }) })
    expect(() => assemble(platform, [answer('play'), answer('live')])).toThrow('Module live answers findViewing')
  })

  it('gives jobs what a module provides to them instead', () => {
    const now = { find: () => undefined }
    const inJobs = { find: () => undefined }
    const workers = vi.fn((_needs: Assembled) => [])
    const routes = vi.fn((_needs: Assembled) => [])
    const payments = defineModule({
      name: 'payments',
      provides: () => ({ gateways: now }),
      providesToJobs: ({ gateways }) => ({ gateways: gateways === now ? inJobs : gateways }),
      routes,
      workers,
    })
    const app = assemble(platform, [payments])
    app.routes()
    app.workers({ async deliver() {} })
    expect(routes.mock.calls[0]?.[0].gateways).toBe(now)
    expect(workers.mock.calls[0]?.[0].gateways).toBe(inJobs)
  })

  it('takes no listener of a signal that no module declares', () => {
    // @ts-expect-error: no module declares it
    const listeners: Listeners = { neverDeclared: () => undefined }
    expect(() => assemble(platform, [defineModule({ name: 'groups', listens: [listeners] })])).toThrow('neverDeclared')
    // @ts-expect-error: neither in a module
    defineModule({ name: 'groups', listens: [{ neverDeclared: () => undefined }] })
  })
})
