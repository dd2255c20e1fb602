import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readPass } from '../../testing/read-pass.ts'
import { unpackFiles } from '../../testing/unpack-files.ts'
import { appleFiles, makeCertificate, makePassCertificate, makeRsaKey, walletKeys } from '../../testing/wallet-keys.ts'
import { openApplePassKeys } from './apple-pass-keys.ts'
import { packFiles } from './pass-archive.ts'
import { createWallets, type WalletSettings } from './wallets.ts'

const files = { 'pass.json': Buffer.from('{"formatVersion":1}'), 'en.lproj/pass.strings': Buffer.from('"a" = "b";') }

function open(settings: WalletSettings, now = new Date('2026-06-01T12:00:00Z')) {
  const warnings: object[] = []
  const log = { info() {}, warn: (fields: object) => void warnings.push(fields), error() {} }
  const clock = { now }
  return { wallets: createWallets(settings, { clock: () => clock.now, log }), warnings, clock }
}

async function pack() {
  const { apple } = open(walletKeys).wallets
  if (!apple) throw new Error('There are keys')
  return apple.pack(files)
}

const repack = (changed: Record<string, Uint8Array>) => packFiles(changed, new Date('2026-06-01T12:00:00Z'))

describe('a pass', () => {
  it('is signed by the certificate of its type, which the authority issued', async () => {
    expect((await readPass(await pack(), appleFiles.issuer)).pass).toEqual({ formatVersion: 1 })
  })

  it('is refused by a phone that trusts another authority of the same name', async () => {
    const other = makeCertificate({ subject: { CN: 'A test authority' }, key: makeRsaKey() })
    await expect(readPass(await pack(), other)).rejects.toThrow()
  })

  it('is refused once a file of it was changed, also together with its hash', async () => {
    const original = await unpackFiles(await pack())
    const changed = { ...original, 'pass.json': Buffer.from('{"formatVersion":2}') }
    await expect(readPass(await repack(changed), appleFiles.issuer)).rejects.toThrow('The manifest does not match')
    const hashes = JSON.parse(Buffer.from(original['manifest.json'] ?? []).toString())
    hashes['pass.json'] = createHash('sha1').update(changed['pass.json']).digest('hex')
    const forged = await repack({ ...changed, 'manifest.json': Buffer.from(JSON.stringify(hashes)) })
    await expect(readPass(forged, appleFiles.issuer)).rejects.toThrow()
  })
})

describe('the wallets', () => {
  it('are those with keys', () => {
    expect(open({}).wallets).toMatchObject({ apple: undefined, google: undefined })
    expect(open({ google: walletKeys.google }).wallets).toMatchObject({ apple: undefined, google: expect.anything() })
  })

  it('warn a month before a certificate expires, and end with it', () => {
    const certificate = makePassCertificate({ validTo: new Date('2026-06-20T00:00:00Z') })
    const apple = openApplePassKeys({ ...appleFiles, certificate })
    const { wallets, warnings, clock } = open({ apple })
    expect(warnings).toEqual([{ expiresAt: '2026-06-20T00:00:00.000Z' }])
    expect(wallets.apple).toBeDefined()
    clock.now = new Date('2026-06-20T00:00:00Z')
    expect(wallets.apple).toBeUndefined()
    expect(open(walletKeys).warnings).toEqual([])
  })
})
