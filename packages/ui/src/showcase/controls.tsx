import { useState } from 'react'
import { buttonClass, iconButtonClass, textLinkClass } from '../button.tsx'
import { chipClass } from '../chip.tsx'
import { Dialog } from '../dialog.tsx'
import { Icon } from '../icon.tsx'
import { SearchField } from '../search-field.tsx'
import { Segmented } from '../segmented.tsx'
import { Spinner } from '../spinner.tsx'
import { Switch } from '../switch.tsx'
import { type SchemeName, Stage, State } from './stage.tsx'

/** Look of a control with keyboard focus. */
const focused = 'outline-2 outline-offset-2 outline-ring'
const long = 'A label far longer than anybody meant it to be, which has to break into lines'

/** Examples of buttons, choices and inputs. */
export function Controls() {
  return (
    <>
      <Stage id="buttons" title="Buttons">
        {() => (
          <>
            <ButtonRow face="primary" />
            <ButtonRow face="quiet" />
            <div className="grid gap-4 rounded-card bg-deep p-4 [--ring:#fff]">
              <ButtonRow face="light" />
              <ButtonRow face="clear" />
            </div>
            <State name="Icon button: default, focus">
              <div className="flex gap-2">
                <button type="button" aria-label="Close" className={`${iconButtonClass} hover:bg-sunken`}>
                  <Icon name="close" />
                </button>
                <button type="button" aria-label="Close, focused" className={`${iconButtonClass} ${focused}`}>
                  <Icon name="close" />
                </button>
              </div>
            </State>
            <State name="Chips: one of them chosen">
              <div className="flex flex-wrap gap-2">
                <button type="button" aria-pressed className={chipClass}>
                  All
                </button>
                <button type="button" aria-pressed={false} className={chipClass}>
                  Services
                </button>
              </div>
            </State>
            <State name="Text link: default, focus, with a sign">
              <p className="flex flex-wrap gap-x-6">
                <a href="#buttons" className={textLinkClass}>
                  See them all
                </a>
                <a href="#buttons" className={`${textLinkClass} ${focused}`}>
                  In focus
                </a>
                <a href="#buttons" className={`${textLinkClass} gap-1.5`}>
                  Onwards <Icon name="arrow" className="size-5" />
                </a>
              </p>
            </State>
          </>
        )}
      </Stage>
      <Stage id="choices" title="Segmented and switch">
        {(scheme) => <Choices scheme={scheme} />}
      </Stage>
      <Stage id="search-field" title="Search field">
        {() => (
          <>
            <Search name="Empty" label="Church, town or street" />
            <Search name="Filled" label="Church or town" initial="Maré" />
            <Search name="Long label, long value" label={long} initial={long} />
          </>
        )}
      </Stage>
      <Stage id="dialog" title="Dialog">
        {(scheme) => (
          <div className="flex flex-wrap gap-3">
            <Opening title={`Short, ${scheme}`} paragraphs={1} />
            <Opening title={`${long}, ${scheme}`} paragraphs={30} />
          </div>
        )}
      </Stage>
    </>
  )
}

function ButtonRow({ face }: { face: Parameters<typeof buttonClass>[0] }) {
  const own = face === 'light' || face === 'clear' ? 'text-white' : ''
  return (
    <div className={own}>
      <p className="mb-2 text-xs">{face}: default, focus, sign, loading, long</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass(face)}>
          Come along
        </button>
        <button type="button" className={`${buttonClass(face)} ${focused}`}>
          In focus
        </button>
        <a href="#buttons" className={buttonClass(face)}>
          <Icon name="pin" className="size-5" /> As a link
        </a>
        <button type="button" aria-busy="true" className={buttonClass(face)}>
          <Spinner /> On its way
        </button>
        <button type="button" className={buttonClass(face)}>
          {long}
        </button>
      </div>
    </div>
  )
}

const texts = ['plain', 'large', 'serif'] as const

function Choices({ scheme }: { scheme: SchemeName }) {
  const [text, setText] = useState<(typeof texts)[number]>('large')
  const [theme, setTheme] = useState<'light' | 'device' | 'dark'>('device')
  const [isOn, setOn] = useState(true)
  return (
    <>
      <Segmented
        legend={`Text, ${scheme}`}
        name={`text-${scheme}`}
        options={texts.map((value) => ({ value, label: value }))}
        value={text}
        onChange={setText}
      />
      <Segmented
        legend={`Theme, ${scheme}`}
        name={`theme-${scheme}`}
        options={[
          { value: 'light', label: 'Light', icon: 'sun' },
          { value: 'device', label: 'As the device', icon: 'device' },
          { value: 'dark', label: 'Dark', icon: 'moon' },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <div>
        <Switch label="On" isOn={isOn} onChange={setOn} />
        <Switch label="Off, and what being on means" description={long} isOn={!isOn} onChange={(on) => setOn(!on)} />
      </div>
    </>
  )
}

function Search({ name, label, initial = '' }: { name: string; label: string; initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <State name={name}>
      <form action="#search-field">
        <SearchField
          name="q"
          label={label}
          submitLabel="Search"
          clearLabel="Empty the field"
          value={value}
          onChange={setValue}
        />
      </form>
    </State>
  )
}

function Opening({ title, paragraphs }: { title: string; paragraphs: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonClass('quiet')} onClick={() => setOpen(true)}>
        {title}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel="Close">
        {Array.from({ length: paragraphs }, (_, at) => `Paragraph ${at + 1} of what it holds.`).map((text) => (
          <p key={text} className="py-2">
            {text}
          </p>
        ))}
      </Dialog>
    </>
  )
}
