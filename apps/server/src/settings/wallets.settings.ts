import { openApplePassKeys } from '@narthex/api/platform/wallets/apple-pass-keys'
import { openGoogleWalletKeys } from '@narthex/api/platform/wallets/google-wallet-keys'
import { WalletKeyError } from '@narthex/api/platform/wallets/wallet-key-error'
import type { WalletSettings } from '@narthex/api/platform/wallets/wallets'
import * as z from 'zod'
import { BadSettingError, defineSection } from './setting.ts'
import { textOrFile } from './text-schemas.ts'

const pemBegins = /^-----BEGIN /

/** Schema of PEM text, which may stand on one line. */
const pem = (what: string) =>
  z
    .string()
    .transform((given) => (pemBegins.test(given) ? given.replaceAll('\\n', '\n') : given))
    .pipe(textOrFile(pemBegins, `the path of ${what}, or its text from -----BEGIN on`))

export const wallets = defineSection({
  title: 'Tickets in wallets',
  intro:
    'One set of keys serves all churches. A wallet without keys is not offered. Files are given by their path, or as text in which `\\n` ends a line.',
  settings: {
    APPLE_PASS_TYPE_ID: {
      schema: z.string().regex(/^pass\.[\w.-]+$/, 'Not a pass type, such as pass.org.example.tickets'),
      example: 'pass.org.example.tickets',
      doc: 'The pass type id, as registered with Apple.',
    },
    APPLE_TEAM_ID: {
      schema: z.string().regex(/^[A-Z\d]{10}$/, 'Not ten capitals and digits'),
      example: 'ABCDE12345',
      doc: 'The team id of the developer account.',
    },
    APPLE_PASS_CERTIFICATE: {
      schema: pem('the certificate'),
      doc: 'The certificate of the pass type; Apple issues it for a year.',
    },
    APPLE_PASS_KEY: {
      schema: pem('the private key'),
      isSecret: true,
      doc: 'The private key of that certificate (PEM).',
    },
    APPLE_PASS_KEY_PASSPHRASE: {
      schema: z.string(),
      isSecret: true,
      doc: 'The passphrase of that key, if it has one.',
    },
    APPLE_WWDR_CERTIFICATE: {
      schema: pem('the certificate'),
      doc: "Apple's intermediate certificate (WWDR) that issued it.",
    },
    GOOGLE_WALLET_ISSUER_ID: {
      schema: z.string().regex(/^\d{10,25}$/, 'Not the digits of an issuer id'),
      example: '3388000000012345678',
      doc: 'The issuer id of the Google Pay & Wallet console.',
    },
    GOOGLE_WALLET_KEY: {
      schema: textOrFile(/^\s*\{/, 'the path of the JSON key, or its text'),
      isSecret: true,
      doc: 'The JSON key of a service account that may issue passes.',
    },
  },
  pairs: [
    ['APPLE_PASS_TYPE_ID', 'APPLE_TEAM_ID'],
    ['APPLE_TEAM_ID', 'APPLE_PASS_CERTIFICATE'],
    ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY'],
    ['APPLE_PASS_KEY', 'APPLE_WWDR_CERTIFICATE'],
    ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_KEY'],
  ],
  toConfig(s): { readonly wallets: WalletSettings } {
    const { APPLE_PASS_TYPE_ID: passTypeId, APPLE_TEAM_ID: teamId, GOOGLE_WALLET_ISSUER_ID: issuerId } = s
    const { APPLE_PASS_CERTIFICATE: certificate, APPLE_WWDR_CERTIFICATE: issuer, APPLE_PASS_KEY: key } = s
    const { APPLE_PASS_KEY_PASSPHRASE: passphrase, GOOGLE_WALLET_KEY: account } = s
    const hasApple = passTypeId && teamId && certificate && issuer && key
    const apple = hasApple ? { passTypeId, teamId, certificate, issuer, key, passphrase } : undefined
    return {
      wallets: {
        apple: apple && nameSetting(appleNames, () => openApplePassKeys(apple)),
        google:
          issuerId && account ? nameSetting(googleNames, () => openGoogleWalletKeys({ issuerId, account })) : undefined,
      },
    }
  },
})

const appleNames = {
  passTypeId: 'APPLE_PASS_TYPE_ID',
  teamId: 'APPLE_TEAM_ID',
  certificate: 'APPLE_PASS_CERTIFICATE',
  issuer: 'APPLE_WWDR_CERTIFICATE',
  key: 'APPLE_PASS_KEY',
}
const googleNames = { account: 'GOOGLE_WALLET_KEY' }

/** Makes an error about keys name the setting that they came from. */
function nameSetting<T>(names: Readonly<Record<string, string>>, open: () => T): T {
  try {
    return open()
  } catch (error) {
    if (error instanceof WalletKeyError) throw new BadSettingError(`${names[error.part]}: ${error.message}`)
    throw error
  }
}
