import { relative } from 'node:path'
import { root } from '../root.mjs'
import { writeEvent } from './events.mjs'

/** Playwright reporter that writes down what begins and ends. */
export default class PlaywrightEvents {
  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    const [, project = '', , ...titles] = test.titlePath()
    writeEvent({ at: 'begin', id: test.id, file: fileOf(test), title: `${titles.join(' ')} (${project})` })
  }

  /** @param {import('@playwright/test/reporter').TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, { status, duration, retry }) {
    // A control is expected to fail.
    const state = status === 'skipped' ? status : status === test.expectedStatus ? 'passed' : 'failed'
    writeEvent({ at: 'end', id: test.id, state, ms: duration, attempts: retry + 1 })
    writeEvent({ at: 'file', file: fileOf(test), ms: duration })
  }
}

/** @param {import('@playwright/test/reporter').TestCase} test */
const fileOf = ({ location }) => relative(root, location.file)
