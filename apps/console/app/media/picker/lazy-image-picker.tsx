import { lazyPart } from '@narthex/client/parts/lazy-part'
import { createPortal } from 'react-dom'
import type { ImagePickerProps } from './image-picker.tsx'

/**
 * The picker of pictures with its texts, loaded when it is opened first. It stands beside the page: it has a form of its own, which may not
 * stand within another one.
 */
export const LazyImagePicker = lazyPart(async () => {
  const [{ ImagePicker }, { loadTexts }] = await Promise.all([
    import('./image-picker.tsx'),
    import('../../document/language.ts'),
  ])
  await loadTexts('media')
  return (props: ImagePickerProps) => createPortal(<ImagePicker {...props} />, document.body)
})
