import { checkSync } from 'recheck'

/** Time limit for the analysis of one new expression. */
const timeoutMs = 20_000

/**
 * Whether an expression has no nested or unbounded repetition: it takes at most linear time and needs no analysis.
 * @param {string} pattern
 */
export function isBounded(pattern) {
  const bare = pattern
    .replace(/\\./gs, 'a')
    .replace(/\[[^\]]*\]/g, 'a')
    .replace(/\(\?[:=!<]+/g, '(')
  return !/[*+]|\{\d+,\}|\)\{|\)\?.*\)[?{]/.test(bare)
}

/**
 * Describes why an expression may take more than linear time; undefined where it is safe.
 * @param {string} pattern @param {string} flags @returns {string | undefined}
 */
export function findFault(pattern, flags) {
  if (isBounded(pattern)) return undefined
  const found = checkSync(pattern, flags, { timeout: timeoutMs })
  if (found.status === 'safe') return undefined
  if (found.status === 'unknown') return 'cannot be shown to take linear time'
  return `takes ${found.complexity.summary} time, for instance for ${found.attack.pattern}`
}
