import { createHash, type KeyObject, sign, type X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_data,
  id_signedData,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms'
import {
  AsnArray,
  AsnConvert,
  AsnObjectIdentifierConverter,
  AsnType,
  AsnTypeTypes,
  OctetString,
} from '@peculiar/asn1-schema'
import { AlgorithmIdentifier, Certificate, Time } from '@peculiar/asn1-x509'

/** Attributes of a signer (RFC 5652 §11). */
const attributes = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
} as const
const sha256 = new AlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1', parameters: null })
const rsa = new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.1', parameters: null })

/** Attributes as they are signed: a SET, without the tag that they have within the signature (RFC 5652 §5.4). */
class SignedAttributes extends AsnArray<Attribute> {}
AsnType({ type: AsnTypeTypes.Set, itemType: Attribute })(SignedAttributes)

/** Signs in a thread of libuv: others do not wait for it. */
const signAside = promisify(sign)

export interface CmsSigner {
  readonly certificate: X509Certificate
  /** Travels with the signature. */
  readonly issuer: X509Certificate
  /** RSA. */
  readonly key: KeyObject
}

/** Makes detached signatures of contents (CMS SignedData, RFC 5652; also known as PKCS #7), as DER. */
export type DetachedSigner = (content: Uint8Array, at: Date) => Promise<Uint8Array>

export function createDetachedSigner({ certificate, issuer, key }: CmsSigner): DetachedSigner {
  const chain = [parseCertificate(certificate), parseCertificate(issuer)] as const
  return (content, at) => signDetached(content, chain, key, at)
}

async function signDetached(
  content: Uint8Array,
  chain: readonly [Certificate, Certificate],
  key: KeyObject,
  at: Date,
): Promise<Uint8Array> {
  const signedAttrs = listSignedAttributes(content, at)
  const toSign = new Uint8Array(AsnConvert.serialize(new SignedAttributes(signedAttrs)))
  const signature = await signAside('sha256', toSign, key)
  const signerInfo = new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({ issuerAndSerialNumber: new IssuerAndSerialNumber(chain[0].tbsCertificate) }),
    digestAlgorithm: sha256,
    signedAttrs,
    signatureAlgorithm: rsa,
    signature: new OctetString(signature),
  })
  const signed = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([sha256]),
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
    certificates: new CertificateSet(chain.map((each) => new CertificateChoices({ certificate: each }))),
    signerInfos: new SignerInfos([signerInfo]),
  })
  const message = new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(signed) })
  return new Uint8Array(AsnConvert.serialize(message))
}

const parseCertificate = ({ raw }: X509Certificate): Certificate => AsnConvert.parse(raw, Certificate)

function listSignedAttributes(content: Uint8Array, at: Date): Attribute[] {
  const digest = createHash('sha256').update(content).digest()
  const values: readonly (readonly [string, ArrayBuffer])[] = [
    [attributes.contentType, AsnObjectIdentifierConverter.toASN(id_data).toBER()],
    [attributes.signingTime, AsnConvert.serialize(new Time(at))],
    [attributes.messageDigest, AsnConvert.serialize(new OctetString(digest))],
  ]
  const made = values.map(([attrType, value]) => new Attribute({ attrType, attrValues: [value] }))
  // DER orders the members of a set by their encoding.
  return made.sort((a, b) => Buffer.compare(Buffer.from(AsnConvert.serialize(a)), Buffer.from(AsnConvert.serialize(b))))
}
