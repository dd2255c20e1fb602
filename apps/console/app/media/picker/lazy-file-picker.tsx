import { lazyPart } from '@narthex/client/parts/lazy-part'
import { createPortal } from 'react-dom'
import type { FilePickerProps } from './file-picker.tsx'

/**
 * The picker of files with its texts, loaded when it is opened first. It stands beside the page: it has a form of its own, which may not
 * stand within another one.
 */
export const LazyFilePicker = lazyPart(async () => {
  const [{ FilePicker }, { loadTexts }] = await Promise.all([
    import('./file-picker.tsx'),
    import('../../document/language.ts'),
  ])
  await loadTexts('media')
  return (props: FilePickerProps) => createPortal(<FilePicker {...props} />, document.body)
})
