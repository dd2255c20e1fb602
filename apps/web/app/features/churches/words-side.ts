import { imageAt } from '@narthex/contract/media/image-address'

/** On which side of a photo words lie, so that its subject is seen: at its end where its focal point is in its first half. */
export const areWordsAtEnd = (photo: string): boolean => (imageAt(photo)?.foco?.x ?? 50) < 50
