// Here, as styles come with the form and not with what is loaded later.
import '@narthex/ui/reading-body.css'
import './core/writing.css'
import './content/content-editor.css'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import type { ContentSheetProps } from './content/content-sheet.tsx'

export type ContentEditorProps = ContentSheetProps

/** All that writing needs. */
export const loadContentEditor = () => import('./content/content-sheet.tsx').then(({ ContentSheet }) => ContentSheet)
const ContentSheet = lazyPart(loadContentEditor)

/**
 * A field for a text of a church: news, devotionals, studies. It knows what the API keeps, and gives nothing else. Its code
 * is loaded when it is first shown. Texts: `consoleText`.
 */
export function ContentEditor(props: ContentEditorProps) {
  return (
    <LazyPart fallback={<EditorSkeleton />} failed={<EditorFailed />}>
      <ContentSheet {...props} />
    </LazyPart>
  )
}

/** The editor on its way, in its shape. */
function EditorSkeleton() {
  const t = useTranslations('consoleText')
  return (
    <div role="status" className="content-editor content-skeleton">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-9 w-full" />
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-3 h-4 w-4/5" />
    </div>
  )
}

function EditorFailed() {
  const t = useTranslations('consoleText')
  return <Notice tone="danger">{t('failed')}</Notice>
}
