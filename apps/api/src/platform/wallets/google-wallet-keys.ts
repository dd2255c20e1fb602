import { createPrivateKey, type KeyObject } from 'node:crypto'
import * as z from 'zod'
import { WalletKeyError } from './wallet-key-error.ts'

/** The id and the key file that an operator gets from Google. */
export interface GoogleWalletFiles {
  /** Id of the issuer's account in the Google Pay & Wallet console. */
  readonly issuerId: string
  /** The key of a service account that may issue passes; JSON. */
  readonly account: Uint8Array
}

/** Keys that sign passes of Google Wallet. */
export interface GoogleWalletKeys {
  readonly issuerId: string
  /** Address of the service account. */
  readonly email: string
  readonly key: KeyObject
}

const accountSchema = z.object({ client_email: z.email(), private_key: z.string() })

/** Throws WalletKeyError where the file is not the key of a service account. */
export function openGoogleWalletKeys({ issuerId, account }: GoogleWalletFiles): GoogleWalletKeys {
  const { client_email: email, private_key: pem } = parseAccount(account)
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'rsa') return { issuerId, email, key }
  } catch {
    // The same complaint as about a key of another kind.
  }
  throw new WalletKeyError('account', 'Its private_key is not an RSA key')
}

function parseAccount(content: Uint8Array): z.infer<typeof accountSchema> {
  try {
    return accountSchema.parse(JSON.parse(Buffer.from(content).toString('utf8')))
  } catch {
    throw new WalletKeyError('account', 'Not the JSON key of a service account')
  }
}
