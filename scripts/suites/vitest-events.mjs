import { relative } from 'node:path'
import { root } from '../root.mjs'
import { writeEvent } from './events.mjs'

/** Vitest reporter that writes down what begins and ends: tests, and the hooks of files. */
export default class VitestEvents {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady({ id, module, fullName }) {
    writeEvent({ at: 'begin', id, file: fileOf(module), title: fullName })
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state } = test.result()
    const { duration = 0, retryCount = 0 } = test.diagnostic() ?? {}
    // One that was skipped was never ready.
    if (state === 'skipped') this.onTestCaseReady(test)
    writeEvent({ at: 'end', id: test.id, state: toState(state), ms: duration, attempts: retryCount + 1 })
  }

  /** @param {import('vitest/node').ReportedHookContext} hook */
  onHookStart({ entity, name }) {
    if (entity.type === 'test') return
    const module = entity.type === 'module' ? entity : entity.module
    writeEvent({ at: 'begin', id: `${entity.id} ${name}`, file: fileOf(module), title: name })
  }

  /** @param {import('vitest/node').ReportedHookContext} hook */
  onHookEnd({ entity, name }) {
    if (entity.type !== 'test') writeEvent({ at: 'end', id: `${entity.id} ${name}` })
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const { collectDuration, setupDuration, duration } = module.diagnostic()
    writeEvent({ at: 'file', file: fileOf(module), ms: collectDuration + setupDuration + duration })
  }
}

/** @param {{ moduleId: string }} module */
const fileOf = ({ moduleId }) => relative(root, moduleId)

/** @param {string} state @returns {'passed' | 'failed' | 'skipped'} */
function toState(state) {
  return state === 'passed' || state === 'skipped' ? state : 'failed'
}
