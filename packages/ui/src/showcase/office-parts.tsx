import { useState } from 'react'
import { buttonClass, iconButtonClass } from '../button.tsx'
import { Breadcrumb } from '../office/breadcrumb.tsx'
import { Menu } from '../office/menu.tsx'
import { OfficeIcon } from '../office/office-icon.tsx'
import { SidePanel } from '../office/panes/side-panel.tsx'
import { SplitPane } from '../office/panes/split-pane.tsx'
import { PropertyList } from '../office/property-list.tsx'
import { StatTile } from '../office/stat-tile.tsx'
import type { ToastItem } from '../office/toast.tsx'
import { ToastRegion } from '../office/toast-region.tsx'
import { Tooltip } from '../office/tooltip.tsx'
import { Tabs } from '../tabs.tsx'
import { Stage } from './stage.tsx'

/** Parts around the records of the office. */
export function OfficeParts() {
  return (
    <>
      <Stage id="office-facts" title="Office: places and facts">
        {() => (
          <>
            <Breadcrumb
              label="You are here"
              places={[
                { label: 'Content', href: '#content' },
                { label: 'News', href: '#news' },
                { label: 'Baptism by the river', href: '#office-facts' },
              ]}
            />
            <div className="grid grid-cols-2 gap-3">
              <StatTile
                label="New people"
                value="12"
                href="#office-facts"
                change={{ text: '3 more than last week', direction: 'up', tone: 'success' }}
              />
              <StatTile label="Services" value="1,204" change={{ text: 'as many as last week', direction: 'same' }} />
            </div>
            <PropertyList
              nothing="Not set"
              properties={[
                { label: 'Name', value: 'Igreja da Maré' },
                { label: 'Phone', value: '' },
              ]}
            />
          </>
        )}
      </Stage>
      <Stage id="tabs" title="Tabs">
        {() => <Parts />}
      </Stage>
      <Stage id="office-panes" title="Office: panes, tips, toasts">
        {() => <Panes />}
      </Stage>
    </>
  )
}

function Parts() {
  const [chosen, setChosen] = useState<string>()
  const tabs = ['Text', 'Photo', 'History'].map((label) => ({ name: label, label, panel: <p>{label} of the news</p> }))
  return <Tabs label="Parts" tabs={tabs} chosen={chosen} onChoose={setChosen} />
}

function Panes() {
  const [percent, setPercent] = useState(40)
  const [isOpen, setOpen] = useState(false)
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  const show = () =>
    setToasts((before) => [
      ...before,
      { id: before.length, tone: 'success', text: 'Moved to the trash.', action: { label: 'Undo', onAct: () => {} } },
    ])
  return (
    <>
      <SplitPane
        main={<p className="min-h-24">Form</p>}
        aside={<p>Preview</p>}
        label="Width of the preview"
        percent={percent}
        onPercent={setPercent}
      />
      <div className="flex flex-wrap gap-3">
        <Tooltip text="Move to the trash" isName>
          {(target) => (
            <button
              type="button"
              {...target}
              aria-label="Move to the trash"
              onClick={show}
              className={`${iconButtonClass} hover:bg-sunken`}
            >
              <OfficeIcon name="trash" />
            </button>
          )}
        </Tooltip>
        <button type="button" className={buttonClass('quiet')} onClick={() => setOpen(true)}>
          History
        </button>
        <Menu
          label="More"
          entries={[
            { kind: 'act', id: 'copy', label: 'Copy', icon: 'copy', hint: 'C', onSelect: () => {} },
            {
              kind: 'act',
              id: 'publish',
              label: 'Publish',
              hint: 'Needs a title',
              isDisabled: true,
              onSelect: () => {},
            },
          ]}
        />
      </div>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title="History" closeLabel="Close">
        <p>Ana changed the title.</p>
      </SidePanel>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((before) => before.filter((toast) => toast.id !== id))}
        label="Messages"
        closeLabel="Close"
      />
    </>
  )
}
