import { imageAt } from '@narthex/contract/media/image-address'

/** Checks whether the text lies at the end of a photo: the focal point is in its first half. */
export const areWordsAtEnd = (photo: string): boolean => (imageAt(photo)?.foco?.x ?? 50) < 50
