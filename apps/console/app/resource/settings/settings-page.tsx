import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'
import type { PlaceName } from '../../navigation/places.ts'
import { SectionTabs } from '../list/section-tabs.tsx'
import type { SettingsEditor } from './console-settings.ts'
import { SettingsForm } from './settings-form.tsx'
import { openSettings } from './use-settings-editing.ts'

export interface SettingsPageProps {
  readonly place: PlaceName
  readonly editor: SettingsEditor
}

/** The screen of settings: their form, or how it is on its way. */
export function SettingsPage({ place, editor }: SettingsPageProps) {
  const title = useTranslations('consoleFrame.places')(place)
  const opened = useLoaded(`settings ${editor.resource.name}`, () => openSettings(editor))
  if (opened.state === 'loading')
    return (
      <>
        <PageHead title={title} />
        <SectionTabs place={place} />
        <div aria-hidden="true" className="grid max-w-160 gap-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      </>
    )
  if (opened.state === 'failed')
    return (
      <>
        <PageHead title={title} />
        <SectionTabs place={place} />
        <LoadFailed onRetry={() => void opened.reload()} />
      </>
    )
  return <SettingsForm title={title} place={place} editor={editor} opened={opened.value} />
}
