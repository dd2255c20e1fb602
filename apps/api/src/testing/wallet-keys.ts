import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'
import type { ApplePassFiles } from '../platform/wallets/apple-pass-keys.ts'
import { openApplePassKeys } from '../platform/wallets/apple-pass-keys.ts'
import { openGoogleWalletKeys } from '../platform/wallets/google-wallet-keys.ts'
import type { WalletSettings } from '../platform/wallets/wallets.ts'

const sha256WithRsa = new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.11', parameters: null })
const names = { UID: '0.9.2342.19200300.100.1.1', CN: '2.5.4.3', OU: '2.5.4.11' } as const
type Subject = Partial<Record<keyof typeof names, string>>

interface NewCertificate {
  readonly subject: Subject
  readonly key: KeyObject
  /** The issuer; without it the certificate signs itself, as an authority. */
  readonly by?: { readonly subject: Subject; readonly key: KeyObject }
  readonly validTo?: Date
}

/** An RSA key of its own. */
export const makeRsaKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

export const toPem = (key: KeyObject): string => key.export({ format: 'pem', type: 'pkcs8' }).toString()

/** A certificate as DER, valid from 2020 on. */
export function makeCertificate({ subject, key, by, validTo = new Date('2049-01-01') }: NewCertificate): Uint8Array {
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  const authority = new Extension({
    extnID: id_ce_basicConstraints,
    critical: true,
    extnValue: new OctetString(AsnConvert.serialize(new BasicConstraints({ cA: true }))),
  })
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: Uint8Array.of(by ? 2 : 1).buffer,
    signature: sha256WithRsa,
    issuer: toName(by?.subject ?? subject),
    subject: toName(subject),
    validity: new Validity({ notBefore: new Date('2020-01-01'), notAfter: validTo }),
    subjectPublicKeyInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo),
    ...(by ? {} : { extensions: new Extensions([authority]) }),
  })
  const signed = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), by?.key ?? key)
  const signatureValue = Uint8Array.from(signed).buffer
  const certificate = new Certificate({ tbsCertificate, signatureAlgorithm: sha256WithRsa, signatureValue })
  return new Uint8Array(AsnConvert.serialize(certificate))
}

function toName(subject: Subject): Name {
  const parts = Object.entries(subject).map(([name, text]) => {
    const value = new AttributeValue({ utf8String: text })
    return new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: names[name as keyof typeof names], value }),
    ])
  })
  return new Name(parts)
}

const authority = { subject: { CN: 'A test authority' }, key: makeRsaKey() }
const passKey = makeRsaKey()
const passTypeId = 'pass.org.example.tickets'
const teamId = 'ABCDE12345'

/** The files that Apple would give to an operator, issued by an authority of the tests. */
export const appleFiles: ApplePassFiles = {
  passTypeId,
  teamId,
  certificate: makeCertificate({
    subject: { UID: passTypeId, CN: `Pass Type ID: ${passTypeId}`, OU: teamId },
    key: passKey,
    by: authority,
  }),
  issuer: makeCertificate(authority),
  key: Buffer.from(toPem(passKey)),
}

/** Another certificate for the same key, by the same authority. */
export const makePassCertificate = (own: Partial<NewCertificate>): Uint8Array =>
  makeCertificate({ subject: { UID: passTypeId, OU: teamId }, key: passKey, by: authority, ...own })

const accountKey = makeRsaKey()
export const googlePublicKey = createPublicKey(accountKey)
export const googleAccount = {
  type: 'service_account',
  client_email: 'wallet@example-project.iam.gserviceaccount.com',
  private_key: toPem(accountKey),
}

/** The keys of an operator who issues passes for both wallets. */
export const walletKeys = {
  apple: openApplePassKeys(appleFiles),
  google: openGoogleWalletKeys({
    issuerId: '3388000000012345678',
    account: Buffer.from(JSON.stringify(googleAccount)),
  }),
} satisfies WalletSettings
