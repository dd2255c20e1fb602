import { gzipSync } from 'node:zlib'
import type { Goal, Reading } from './figure.ts'
import type { Visit } from './lighthouse.ts'
import { median } from './rounds.ts'

export const atMost = (most: number): Goal => ({ atMost: most })

/** Bytes and scores of a first visit (P12, P14). */
const carried: readonly (readonly [what: string, of: (visit: Visit) => number, Reading['unit'], Goal])[] = [
  ['style', ({ bytes }) => bytes.Stylesheet / 1024, 'KB', atMost(20)],
  ['document with its style', ({ bytes }) => bytes.Document / 1024, 'KB', atMost(32)],
  ['everything', ({ bytes }) => bytes.total / 1024, 'KB', atMost(300)],
  ['requests', ({ requests }) => requests, 'requests', atMost(20)],
  ['total blocking time', ({ seconds }) => seconds.tbt, 's', atMost(0.1)],
  ['cumulative layout shift', ({ cls }) => cls, '', atMost(0.02)],
]

const leastScores = { performance: 0.95, accessibility: 1, 'best-practices': 0.95, seo: 0.95 }

/** Medians of the bytes and scores of the visits to one page. */
export async function measureVisits(page: string, visits: readonly Visit[]): Promise<Reading[]> {
  return [
    single(
      page,
      'largest contentful paint',
      visits.map(({ seconds }) => seconds.lcp),
      's',
      atMost(1.2),
    ),
    single(page, 'JavaScript, by gzip', await Promise.all(visits.map(gzippedScripts)), 'KB', atMost(135)),
    ...carried.map(([what, of, unit, goal]) => single(page, what, visits.map(of), unit, goal)),
    ...Object.entries(leastScores).map(([category, atLeast]) =>
      single(
        page,
        `score: ${category}`,
        visits.map(({ scores }) => scores[category] ?? Number.NaN),
        '',
        { atLeast },
      ),
    ),
  ]
}

/** Size of a visit's scripts in gzip; browsers that accept brotli get less. */
async function gzippedScripts({ scripts }: Visit): Promise<number> {
  const texts = await Promise.all(scripts.map(fetchScript))
  return texts.reduce((bytes, text) => bytes + gzipSync(text, { level: 9 }).length, 0) / 1024
}

async function fetchScript(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.arrayBuffer()
}

function single(page: string, what: string, values: readonly number[], unit: Reading['unit'], goal: Goal): Reading {
  const middle = median(values)
  const best = 'atLeast' in goal ? Math.max(...values) : Math.min(...values)
  return { what: `first visit of ${page}: ${what}`, unit, ours: middle, median: middle, best, goal }
}
