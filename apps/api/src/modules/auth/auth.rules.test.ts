import { describe, expect, it } from 'vitest'
import { deviceName } from './devices.rules.ts'
import { judgeToken, sessionLifetimes, tokenExpiry } from './sessions.rules.ts'

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome · iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge · Windows',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1', 'Safari · macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox · Linux'],
    ['curl/8', '?'],
    ['', '?'],
    ['<script>', '?'],
  ])('that says %s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})

describe('a refresh token', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const later = new Date('2026-04-01')
  const fresh = { expiraEm: later, usadoEm: null, sessaoExpiraEm: later, revogadaEm: null }

  it.each([
    ['fresh', {}, 'rotate'],
    ['used a moment ago', { usadoEm: now }, 'repeat'],
    ['used ten seconds ago', { usadoEm: ago(sessionLifetimes.graceMs) }, 'repeat'],
    ['used before that', { usadoEm: ago(sessionLifetimes.graceMs + 1) }, 'replay'],
    ['used long ago and expired since', { usadoEm: ago(1e9), expiraEm: ago(1) }, 'replay'],
    ['expired', { expiraEm: now }, 'over'],
    ['of an expired session', { sessaoExpiraEm: now }, 'over'],
    ['of a revoked session', { revogadaEm: now }, 'over'],
    ['used a moment ago, of a session that was revoked since', { usadoEm: now, revogadaEm: now }, 'over'],
  ] as const)('that is %s: %s → %s', (_, own, verdict) => {
    expect(judgeToken({ ...fresh, ...own }, now)).toBe(verdict)
  })

  it('never outlives its session', () => {
    const soon = new Date(now.getTime() + 1000)
    expect(tokenExpiry(now, soon)).toEqual(soon)
    expect(tokenExpiry(now, new Date('2030-01-01'))).toEqual(new Date(now.getTime() + sessionLifetimes.refreshTokenMs))
  })
})
