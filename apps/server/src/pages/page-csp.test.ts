import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagePolicy } from '../http/security-headers.ts'
import { sourceHashes } from './page-csp.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the hashes of texts', () => {
  it('name each text byte for byte, and once', () => {
    expect(sourceHashes(['one()', "two('é')", '\nthree()\n', '', 'one()'])).toEqual(
      ['one()', "two('é')", '\nthree()\n', ''].map(hashOf),
    )
  })
})

describe('a page’s policy', () => {
  const page = {
    scriptHashes: [hashOf('a')],
    styleHashes: [hashOf('b')],
    frameAncestors: ["'none'"],
    isHttps: true,
    isDevelopment: false,
  }
  const directive = (policy: string, name: string) =>
    policy.split('; ').find((text) => text.startsWith(`${name} `) || text === name)

  it('admits the site’s own files and the page’s own texts, and nothing unsafe', () => {
    const policy = pagePolicy(page)
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('a')}`)
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hashOf('b')}`)
    expect(directive(policy, 'object-src')).toBe("object-src 'none'")
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'")
    expect(policy).not.toContain('unsafe')
  })

  it('lets those frame a page who may, and nobody else', () => {
    expect(directive(pagePolicy(page), 'frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(directive(pagePolicy({ ...page, frameAncestors: ["'self'", 'a.example'] }), 'frame-ancestors')).toBe(
      "frame-ancestors 'self' a.example",
    )
  })

  it('admits what its sources name, each where it is needed, and frames nothing else', () => {
    const sources = {
      script: ['https://pixel.example', 'https://cdn.pixel.example:8443/en_US/fbevents.js'],
      connect: ['https://*.survey.example'],
      img: ['https://pixel.example'],
      frame: ['https://captcha.example/'],
      style: [hashOf('c')],
      form: ['https:'],
    }
    const policy = pagePolicy({ ...page, sources })
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('a')} ${sources.script.join(' ')}`)
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://*.survey.example")
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hashOf('b')} ${hashOf('c')}`)
    expect(directive(policy, 'img-src')).toContain('https://pixel.example')
    expect(directive(policy, 'frame-src')).toBe('frame-src https://captcha.example/')
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https:")
    expect(directive(pagePolicy(page), 'form-action')).toBe("form-action 'self'")
  })

  it('admits no source that is no address at another site', () => {
    const wrong = [
      'http://pixel.example',
      '*',
      'https:',
      'https://*',
      'https://*.com.*',
      'https://localhost',
      "'unsafe-inline'",
      'data:',
      "https://a.example; script-src 'unsafe-inline'",
      'https://a.example, default-src *',
      "https://a.example 'unsafe-eval'",
      'https://a.example/\n',
      'https://user@a.example',
      '',
    ]
    // Where a form or a stream leads, the page need not know.
    const notAnywhere = wrong.filter((source) => source !== 'https:')
    const sources = { script: wrong, connect: notAnywhere, img: wrong, frame: wrong, style: wrong, form: notAnywhere }
    expect(pagePolicy({ ...page, sources })).toBe(pagePolicy(page))
  })

  it('upgrades addresses where the product is served over https alone', () => {
    expect(pagePolicy(page)).toContain('upgrade-insecure-requests')
    expect(pagePolicy({ ...page, isHttps: false })).not.toContain('upgrade-insecure-requests')
  })
})
