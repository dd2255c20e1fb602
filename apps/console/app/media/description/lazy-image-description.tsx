import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { imageAt } from '@narthex/contract/media/image-address'
import { useMay } from '../../session/office.ts'
import type { ImageDescriptionProps } from './image-description.tsx'

const ImageDescription = lazyPart(async () => {
  const [{ ImageDescription }, { loadTexts }] = await Promise.all([
    import('./image-description.tsx'),
    import('../../document/language.ts'),
  ])
  await loadTexts('media')
  return ImageDescription
})

interface ChosenImageProps {
  readonly address: string
  readonly onDescribed: ImageDescriptionProps['onDescribed']
}

/** Advice on a picture of the library that has no description; its address tells whether it has one. */
export function ChosenImageAdvice({ address, onDescribed }: ChosenImageProps) {
  const mayDescribe = useMay('media')
  const image = imageAt(address)
  if (!image || image.textoAlternativo || !mayDescribe) return null
  return (
    <LazyPart>
      <ImageDescription key={image.codigo} codigo={image.codigo} onDescribed={onDescribed} />
    </LazyPart>
  )
}
