import { createHmac, type KeyObject } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** The parameters of RFC 6238 that every authenticator app supports. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Accepted periods before and after the current one: phones' clocks are seconds off. */
const driftSteps = 1
/** 160 bits, as RFC 4226 §4 recommends. */
const secretBytes = 20

/** The secret of an enrolment in base 32, derived from its code, so that it need not be stored. */
export function enrolmentSecret(key: KeyObject, codigo: string): string {
  const bytes = createHmac('sha256', key).update(codigo).digest().subarray(0, secretBytes)
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
}

/** The address for an authenticator app's QR code. */
export function totpUri(segredo: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ ...settings, issuer, label: email, secret: Secret.fromBase32(segredo) }).toString()
}

/** The period (counted from 1970) of a code; undefined unless it is the current one or a neighbour. */
export function findTotpStep(segredo: string, typed: string, now: Date): number | undefined {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(segredo) })
  const timestamp = now.getTime()
  const drift = totp.validate({ token: typed, timestamp, window: driftSteps })
  return drift === null ? undefined : Math.floor(timestamp / (settings.period * 1000)) + drift
}
