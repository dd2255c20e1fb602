import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { killCaptured } from '../child.mjs'
import { Failure, runMain } from '../failure.mjs'
import { environmentOn } from '../testing/clock/environment.mjs'
import { findReach } from './changed.mjs'
import { runSuites } from './report.mjs'
import { suites, tiers } from './suites.mjs'

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => {
    killCaptured()
    process.exit(1)
  })

const usage = 'npm test -- [--changed] [--since REVISION] [--only SUITE,SUITE] [--day DATE]'

await runMain(async () => {
  const { tier, reach, only, day } = readOptions()
  Object.assign(process.env, { TEST_TIER: tier }, day && environmentOn(day))
  const wanted = suites.filter(
    ({ name, tier: first }) =>
      tiers.indexOf(first) <= tiers.indexOf(tier) && (!only || only.includes(name)) && reach?.[name]?.length !== 0,
  )
  const isGreen = await runSuites(
    wanted.map(({ name, run, minutes = 10, deepMinutes = minutes }) => ({
      name,
      run: () => run({ deadlineMs: 60_000 * (tier === 'deep' ? deepMinutes : minutes), only: reach?.[name] }),
    })),
    { budget: reach ? {} : readBudget(tier) },
  )
  return isGreen ? 0 : 1
})

/** Throws Failure for an option that there is not. */
function readOptions() {
  const { values } = parseOptions()
  const only = values.only?.split(',')
  const unknown = only?.filter((name) => !suites.some((suite) => suite.name === name)) ?? []
  if (unknown.length > 0)
    throw new Failure(`No such suite: ${unknown}. There are: ${suites.map(({ name }) => name).join(', ')}.`)
  const tier = /** @type {import('./suites.mjs').Tier} */ (values.quick ? 'quick' : values.deep ? 'deep' : 'full')
  const isChanged = values.changed || values.since !== undefined
  return { tier, only, day: values.day, reach: isChanged ? findReach(values.since ?? 'HEAD') : undefined }
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        quick: { type: 'boolean' },
        deep: { type: 'boolean' },
        changed: { type: 'boolean' },
        since: { type: 'string' },
        only: { type: 'string' },
        day: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

/** Seconds per suite that a run of the tier may take on two quiet cores. @param {string} tier */
function readBudget(tier) {
  return JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'))[tier]
}
