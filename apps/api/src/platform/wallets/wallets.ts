import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { type ApplePassKeys, findExpiry } from './apple-pass-keys.ts'
import { createDetachedSigner } from './cms-signature.ts'
import { type GooglePayload, writeSaveLink } from './google-save-link.ts'
import type { GoogleWalletKeys } from './google-wallet-keys.ts'
import { type PassFiles, packPass } from './pass-archive.ts'

/** The keys of the operator, for the passes of all churches. */
export interface WalletSettings {
  readonly apple?: ApplePassKeys | undefined
  readonly google?: GoogleWalletKeys | undefined
}

/** Issues passes of Apple Wallet. */
export interface ApplePasses {
  readonly passTypeId: string
  readonly teamId: string
  pack(files: PassFiles): Promise<Uint8Array>
}

/** Issues passes of Google Wallet. */
export interface GooglePasses {
  readonly issuerId: string
  writeSaveLink(drafts: readonly [GooglePayload, ...GooglePayload[]]): Promise<string>
}

/** The wallets that passes can be issued for now. */
export interface Wallets {
  /** Undefined without keys, and once a certificate has expired: phones would refuse the pass. */
  readonly apple: ApplePasses | undefined
  readonly google: GooglePasses | undefined
}

/** Certificates of pass types hold for a year. */
const noticeMs = 30 * 86_400_000

export function createWallets({ apple, google }: WalletSettings, { clock, log }: WalletNeeds): Wallets {
  if (apple && findExpiry(apple).getTime() - clock().getTime() < noticeMs)
    log.warn({ expiresAt: findExpiry(apple).toISOString() }, 'the certificate for Apple Wallet expires')
  const applePasses = apple && createApplePasses(apple, clock)
  return {
    get apple() {
      return apple && clock() < findExpiry(apple) ? applePasses : undefined
    },
    google: google && {
      issuerId: google.issuerId,
      writeSaveLink: (drafts) => writeSaveLink(google, drafts, clock()),
    },
  }
}

function createApplePasses(keys: ApplePassKeys, clock: Clock): ApplePasses {
  const { passTypeId, teamId } = keys
  const sign = createDetachedSigner(keys)
  return { passTypeId, teamId, pack: (files) => packPass(files, sign, clock()) }
}

interface WalletNeeds {
  readonly clock: Clock
  readonly log: Log
}
