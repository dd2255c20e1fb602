import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { WalletKeyError } from './wallet-key-error.ts'

/** The files that an operator gets from Apple. */
export interface ApplePassFiles {
  /** Pass type, such as `pass.org.example.tickets`. */
  readonly passTypeId: string
  readonly teamId: string
  /** Certificate of the pass type; PEM or DER, as is `issuer`. */
  readonly certificate: Uint8Array
  /** Apple Worldwide Developer Relations (WWDR), which issued it. */
  readonly issuer: Uint8Array
  /** Its private key; PEM. */
  readonly key: Uint8Array
  readonly passphrase?: string | undefined
}

/** Keys that sign passes of Apple Wallet. */
export interface ApplePassKeys {
  readonly passTypeId: string
  readonly teamId: string
  readonly certificate: X509Certificate
  readonly issuer: X509Certificate
  readonly key: KeyObject
}

/** Throws WalletKeyError where the files do not belong together: phones refuse such passes without saying why. */
export function openApplePassKeys(files: ApplePassFiles): ApplePassKeys {
  const { passTypeId, teamId } = files
  const certificate = openCertificate('certificate', files.certificate)
  const issuer = openCertificate('issuer', files.issuer)
  const key = openKey(files)
  const subject = readSubject(certificate)
  if (!certificate.checkPrivateKey(key)) throw new WalletKeyError('key', 'Not the private key of the certificate')
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
    throw new WalletKeyError('issuer', 'Did not issue the certificate; take the WWDR certificate that its issuer names')
  if (subject.UID !== passTypeId)
    throw new WalletKeyError('passTypeId', `The certificate is for ${subject.UID ?? 'no pass type'}`)
  if (subject.OU !== teamId)
    throw new WalletKeyError('teamId', `The certificate is of team ${subject.OU ?? 'without an id'}`)
  return { passTypeId, teamId, certificate, issuer, key }
}

/** The moment from which phones refuse what these keys sign. */
export const findExpiry = ({ certificate, issuer }: Pick<ApplePassKeys, 'certificate' | 'issuer'>): Date =>
  new Date(Math.min(certificate.validToDate.getTime(), issuer.validToDate.getTime()))

function openCertificate(part: keyof ApplePassFiles, content: Uint8Array): X509Certificate {
  try {
    return new X509Certificate(content)
  } catch {
    throw new WalletKeyError(part, 'Not a certificate (PEM or DER)')
  }
}

function openKey({ key: content, passphrase }: ApplePassFiles): KeyObject {
  const key = parseKey(content, passphrase)
  if (key.asymmetricKeyType !== 'rsa') throw new WalletKeyError('key', 'Not an RSA key')
  return key
}

function parseKey(content: Uint8Array, passphrase: string | undefined): KeyObject {
  try {
    return createPrivateKey({ key: Buffer.from(content), format: 'pem', passphrase })
  } catch {
    throw new WalletKeyError('key', 'Not a private key (PEM), or its passphrase is another one')
  }
}

/** The parts of a subject by their short names. */
function readSubject({ subject }: X509Certificate): Partial<Record<string, string>> {
  return Object.fromEntries(
    subject.split('\n').map((line) => {
      const [name = '', ...value] = line.split('=')
      return [name, value.join('=')]
    }),
  )
}
