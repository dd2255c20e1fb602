import { addressLines } from '@narthex/contract/churches/address-lines'
import type { Address } from '@narthex/contract/churches/church.schemas'

/** An address as people write it, its postal code in one piece. Where lines of a text end is up to what it stands in. */
export function AddressText({ address }: { address: Address }) {
  const text = addressLines(address).join('\n')
  const code = address.cep
  const at = code ? text.lastIndexOf(code) : -1
  if (!code || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="whitespace-nowrap">{code}</span>
      {text.slice(at + code.length)}
    </>
  )
}
