import { createHmac, type KeyObject } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator app takes it. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Periods before and after the current one whose codes are taken: phones' clocks are seconds off. */
const driftSteps = 1
/** 160 bits, as RFC 4226 §4 asks. */
const secretBytes = 20

/** The secret that an enrolment is about, in base 32; always the same one for its code, so that nothing is kept of it. */
export function enrolmentSecret(key: KeyObject, codigo: string): string {
  const bytes = createHmac('sha256', key).update(codigo).digest().subarray(0, secretBytes)
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
}

/** What an authenticator app reads from a QR code. */
export function totpUri(segredo: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ ...settings, issuer, label: email, secret: Secret.fromBase32(segredo) }).toString()
}

/** The period, counted from 1970, whose code this is; undefined where it is none of now or its neighbours. */
export function stepOfCode(segredo: string, typed: string, now: Date): number | undefined {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(segredo) })
  const timestamp = now.getTime()
  const drift = totp.validate({ token: typed, timestamp, window: driftSteps })
  return drift === null ? undefined : Math.floor(timestamp / (settings.period * 1000)) + drift
}
