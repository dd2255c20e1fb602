import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.mjs'
import { root } from '../root.mjs'

/** @typedef {{ file: string, number: string, title: string, modules: string, status: string }} Decision */

export const decisionsFolder = 'docs/decisions'
const heading = /^# (\d{4}) · (.+)$/
const state = /^Status: (accepted|(?:amended|superseded) by (\d{4}(?:, \d{4})*)) · Modules: ([a-z-]+(?:, [a-z-]+)*)$/
const form = '"# NNNN · Title", an empty line, "Status: accepted · Modules: name, name"'

/**
 * Reads the first lines of a decision's page: `# NNNN · Title`, an empty line, and its status with the modules that it concerns.
 * Throws Failure.
 * @param {string} file name of the page @param {string} markdown @returns {Decision}
 */
export function readDecision(file, markdown) {
  const [first = '', second, third = ''] = markdown.split('\n')
  const [, number = '', title = ''] = heading.exec(first) ?? []
  const [, status = '', , modules = ''] = (second === '' && state.exec(third)) || []
  if (!number || !file.startsWith(`${number}-`) || !status)
    throw new Failure(`${decisionsFolder}/${file}: a page begins with ${form}`)
  return { file, number, title, modules, status }
}

/** All decisions, by number. Throws Failure for a page out of form, a number twice, a successor that there is not. */
export function readDecisions() {
  const files = readdirSync(join(root, decisionsFolder)).filter((file) => /^\d.*\.md$/.test(file))
  const decisions = files
    .sort()
    .map((file) => readDecision(file, readFileSync(join(root, decisionsFolder, file), 'utf8')))
  checkNumbers(decisions)
  return decisions
}

/** Throws Failure where a number is taken twice or a status names a page that there is not. @param {readonly Decision[]} decisions */
export function checkNumbers(decisions) {
  const numbers = new Set()
  for (const { file, number } of decisions) {
    if (numbers.has(number)) throw new Failure(`${decisionsFolder}/${file}: the number ${number} is taken`)
    numbers.add(number)
  }
  for (const { file, status } of decisions)
    for (const [successor] of status.matchAll(/\d{4}/g))
      if (!numbers.has(successor)) throw new Failure(`${decisionsFolder}/${file}: there is no decision ${successor}`)
}

/** The index, as `docs/decisions/README.md` holds it. @param {readonly Decision[]} decisions */
export function writeIndex(decisions) {
  const fileByNumber = new Map(decisions.map(({ number, file }) => [number, file]))
  const linked = (/** @type {string} */ status) =>
    status.replace(/\d{4}/g, (number) => `[${number}](${fileByNumber.get(number)})`)
  const rows = decisions.map(
    ({ file, number, title, modules, status }) =>
      `| [${number}](${file}) | ${title} | ${modules} | ${linked(status)} |`,
  )
  return `${[introduction, '', '| number | decision | modules | status |', '| --- | --- | --- | --- |', ...rows].join('\n')}\n`
}

const introduction = `<!-- Generated from the pages by \`npm run docs:decisions\`. -->
# Decisions

Reasons that someone could ask for later: what was decided, why, and what follows from it. A page begins with its number and title,
then a line with its status and the modules that it concerns; context, decision and consequences come after. A page describes what
holds today: it is mended when the code moves. A decision that another replaces stays, with the status \`superseded by NNNN\`; where a
part of it is replaced, \`amended by NNNN\`. Numbers that are missing were never given out, or belonged to pages that said nothing any more.`
