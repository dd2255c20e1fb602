import { type Tab, Tabs, type TabsProps } from '@narthex/ui/tabs'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'

export interface LiveTab extends Omit<Tab, 'icon'> {
  readonly icon: ToolIconName
}

export interface LiveTabsProps extends Omit<TabsProps, 'tabs'> {
  readonly tabs: readonly LiveTab[]
}

/** Tabs beside the video. */
export function LiveTabs({ tabs, ...choice }: LiveTabsProps) {
  return (
    <Tabs
      {...choice}
      tabs={tabs.map(({ icon, ...tab }) => ({
        ...tab,
        icon: <ToolIcon name={icon} className="size-4.5 @max-[30rem]:hidden" />,
      }))}
    />
  )
}
