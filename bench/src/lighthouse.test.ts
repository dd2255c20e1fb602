import { expect, test } from 'vitest'
import { type Report, toVisit } from './lighthouse.ts'

const script = { url: 'http://localhost/app.js', resourceType: 'Script', transferSize: 300, statusCode: 200 }
const page = { url: 'http://localhost/', resourceType: 'Document', transferSize: 700, statusCode: 200 }

function report(items: readonly (typeof page)[], score: number | null = 0.99): Report {
  const values = { 'largest-contentful-paint': 1200, 'total-blocking-time': 20, 'cumulative-layout-shift': 0.01 }
  const audits = Object.entries(values).map(([name, numericValue]) => [name, { numericValue }] as const)
  return {
    audits: { ...Object.fromEntries(audits), 'network-requests': { numericValue: 0, details: { items: [...items] } } },
    categories: { performance: { score } },
  }
}

test('a visit has its times in seconds, its bytes and its scripts', () => {
  expect(toVisit(report([page, script]))).toEqual({
    seconds: { lcp: 1.2, tbt: 0.02 },
    cls: 0.01,
    scores: { performance: 0.99 },
    requests: 2,
    bytes: { Document: 700, Stylesheet: 0, total: 1000 },
    scripts: ['http://localhost/app.js'],
  })
})

test.each([429, 503])('a visit whose script was refused with %i is no visit', (statusCode) => {
  expect(() => toVisit(report([page, { ...script, statusCode }]))).toThrow(`app.js was answered ${statusCode}`)
})

test('a visit of which a score is missing is no visit', () => {
  expect(() => toVisit(report([page, script], null))).toThrow('Lighthouse has no score of performance')
})
