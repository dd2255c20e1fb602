import { lazyPart } from '@narthex/client/parts/lazy-part'

/** The picker of pictures with its texts, loaded when it is opened first. */
export const LazyImagePicker = lazyPart(async () => {
  const [{ ImagePicker }, { loadTexts }] = await Promise.all([
    import('./image-picker.tsx'),
    import('../../document/language.ts'),
  ])
  await loadTexts('media')
  return ImagePicker
})
