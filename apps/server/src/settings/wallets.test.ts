import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  appleFiles,
  googleAccount,
  makeCertificate,
  makePassCertificate,
  makeRsaKey,
  walletKeys,
} from '@narthex/api/testing/wallet-keys'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { BadSettingError } from './setting.ts'

describe('the settings of wallets', () => {
  const toText = (content: Uint8Array) => new X509Certificate(content).toString()
  const apple = {
    APPLE_PASS_TYPE_ID: appleFiles.passTypeId,
    APPLE_TEAM_ID: appleFiles.teamId,
    APPLE_PASS_CERTIFICATE: toText(appleFiles.certificate),
    APPLE_PASS_KEY: Buffer.from(appleFiles.key).toString().replaceAll('\n', '\\n'),
    APPLE_WWDR_CERTIFICATE: toText(appleFiles.issuer),
  }
  const google = { GOOGLE_WALLET_ISSUER_ID: '3388000000012345678', GOOGLE_WALLET_KEY: JSON.stringify(googleAccount) }

  it('are read as text and from files; there are none by default', () => {
    expect(readConfig({}).wallets).toEqual({ apple: undefined, google: undefined })
    const folder = mkdtempSync(join(tmpdir(), 'narthex-wallets-'))
    const path = join(folder, 'pass.cer')
    writeFileSync(path, appleFiles.certificate)
    const { wallets } = readConfig({ ...apple, ...google, APPLE_PASS_CERTIFICATE: path })
    rmSync(folder, { recursive: true })
    expect(wallets.apple).toMatchObject({ passTypeId: appleFiles.passTypeId, teamId: appleFiles.teamId })
    expect(wallets.apple?.certificate.raw).toEqual(Buffer.from(appleFiles.certificate))
    expect(wallets.google).toMatchObject({ email: googleAccount.client_email })
  })

  const locked = makeRsaKey().export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'hush' })
  it.each([
    [
      'APPLE_PASS_CERTIFICATE',
      '/nowhere/pass.pem',
      /^APPLE_PASS_CERTIFICATE: Not a file that can be read; give the path/,
    ],
    ['APPLE_PASS_CERTIFICATE', '-----BEGIN CERTIFICATE-----\\nAAAA', /^APPLE_PASS_CERTIFICATE: Not a certificate/],
    [
      'APPLE_PASS_CERTIFICATE',
      toText(makePassCertificate({ key: makeRsaKey() })),
      /^APPLE_PASS_KEY: Not the private key/,
    ],
    ['APPLE_PASS_KEY', String(locked), /^APPLE_PASS_KEY: Not a private key \(PEM\), or its passphrase/],
    ['APPLE_PASS_KEY', '-----BEGIN PRIVATE KEY-----hush', /^APPLE_PASS_KEY: Not a private key/],
    [
      'APPLE_WWDR_CERTIFICATE',
      toText(makeCertificate({ subject: { CN: 'A test authority' }, key: makeRsaKey() })),
      /^APPLE_WWDR_CERTIFICATE: Did not issue the certificate/,
    ],
    ['APPLE_PASS_TYPE_ID', 'pass.org.other', /^APPLE_PASS_TYPE_ID: The certificate is for pass.org.example.tickets$/],
    ['APPLE_TEAM_ID', 'ZZZZZ99999', /^APPLE_TEAM_ID: The certificate is of team ABCDE12345$/],
    ['GOOGLE_WALLET_KEY', '{"private_key":"hush"}', /^GOOGLE_WALLET_KEY: Not the JSON key of a service account$/],
    [
      'GOOGLE_WALLET_KEY',
      JSON.stringify({ ...googleAccount, private_key: 'hush' }),
      /^GOOGLE_WALLET_KEY: Its private_key/,
    ],
    ['GOOGLE_WALLET_ISSUER_ID', 'issuer', /^GOOGLE_WALLET_ISSUER_ID: /],
  ])('are refused with what to do where they do not belong together: %s', (name, value, complaint) => {
    const { message } = refusalOf({ ...apple, ...google, [name]: value })
    expect(message).toMatch(complaint)
    expect(message).not.toContain('hush')
  })

  it('take a key with its passphrase', () => {
    const passphrase = 'hush'
    const key = walletKeys.apple.key.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase })
    const given = { ...apple, APPLE_PASS_KEY: String(key), APPLE_PASS_KEY_PASSPHRASE: passphrase }
    expect(readConfig(given).wallets.apple?.key.equals(walletKeys.apple.key)).toBe(true)
  })

  it('go together', () => {
    expect(refusalOf({ APPLE_TEAM_ID: apple.APPLE_TEAM_ID }).message).toContain('which is set')
    expect(refusalOf({ GOOGLE_WALLET_KEY: google.GOOGLE_WALLET_KEY }).message).toBe(
      'GOOGLE_WALLET_ISSUER_ID: Goes with GOOGLE_WALLET_KEY, which is set',
    )
  })
})

function refusalOf(environment: Record<string, string>): Error {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof BadSettingError) return error
    throw error
  }
  throw new Error('The setting was taken')
}
