import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { WalletButtonsProps } from './wallet-buttons.tsx'

const WalletButtons = lazyPart(() => import('./wallet-buttons.tsx').then(({ WalletButtons }) => WalletButtons))

/** Loaded only where the product has keys for a wallet. */
export function WalletPart(props: WalletButtonsProps) {
  // A copy of the tickets that an older version kept on this device names no wallets.
  if (!props.registration.carteiras?.length) return null
  return (
    <LazyPart>
      <WalletButtons {...props} />
    </LazyPart>
  )
}
