import { operatorQueues } from '@narthex/locales/pt/console/operator-queues'
import { describe, expect, it } from 'vitest'
import { assembleApp } from '../../../app.ts'
import type { Platform } from '../../../platform/platform.ts'

describe('kinds of jobs', () => {
  it('have words, each of them, and none is left of a kind that is gone', () => {
    const queues = assembleApp({} as Platform).needs.queues()
    expect(Object.keys(operatorQueues.queues).toSorted()).toEqual(queues.map(({ queue }) => queue).toSorted())
  })
})
