import type { Copied } from '@narthex/client/data/member-copies'
import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import { NoResponseError } from '@narthex/contract/client'
import { imageAt, variantAddress, variantWidths } from '@narthex/contract/media/image-address'
import type { MemberCard } from '@narthex/contract/users/card.schemas'

/** The width on a phone's screen, in device pixels. */
const keptWidth = 320

/** The copy of a card's photo, as a `data:` address: pages ask for files of many sizes, of which a device has few. */
export const photoCopy = (igreja: string, foto: string | null) => ({
  name: `card photo ${igreja}`,
  load: () => (foto === null ? Promise.resolve(null) : loadPhoto(foto)),
})

/** The card with a photo that can be shown: without a connection that of the copy, or none. */
export function useCardWithPhoto(memberId: number, igreja: string, { value: card, isCopy }: Copied<MemberCard>) {
  const { name, load } = photoCopy(igreja, card?.foto ?? null)
  const photo = useMemberCopy(memberId, name, load)
  if (!card || !isCopy) return card
  return { ...card, foto: (photo.state === 'ready' ? photo.value.value : undefined) ?? null }
}

async function loadPhoto(address: string): Promise<string | null> {
  const answer = await fetch(smallAddress(address)).catch(() => {
    throw new NoResponseError()
  })
  return answer.ok ? toDataAddress(await answer.blob()) : null
}

function smallAddress(address: string): string {
  const image = imageAt(address)
  if (!image) return address
  const widths = variantWidths(image.width)
  return variantAddress(image, widths.find((width) => width >= keptWidth) ?? image.width, 'webp')
}

function toDataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
