import { runSuites } from './report.mjs'
import { suites } from './suites.mjs'

// This process leads its process group, so that a second Ctrl-C ends the test runners with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.kill(0, 'SIGKILL'))

const isQuick = process.argv.includes('--quick')
const isGreen = await runSuites(suites.filter((suite) => suite.isQuick || !isQuick))
process.exitCode = isGreen ? 0 : 1
