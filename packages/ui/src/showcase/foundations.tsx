import { Icon, iconNames } from '../icon.tsx'
import { MemberIcon, memberIconNames } from '../member-icon.tsx'
import { ToolIcon, toolIconNames } from '../tool-icon.tsx'
import { Stage, State } from './stage.tsx'

const sizes = ['text-hero', 'text-title', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs']

/** Each ground with the texts that are set on it. */
const grounds = [
  { ground: 'bg-canvas', texts: ['text-ink', 'text-muted', 'text-brand-text'] },
  { ground: 'bg-card', texts: ['text-ink', 'text-muted', 'text-brand-text'] },
  { ground: 'bg-sunken', texts: ['text-ink', 'text-muted', 'text-brand-text'] },
  { ground: 'bg-brand', texts: ['text-on-brand'] },
  { ground: 'bg-brand-soft', texts: ['text-ink', 'text-brand-text'] },
  { ground: 'bg-deep', texts: ['text-white'] },
]
const statuses = ['text-success', 'text-warning', 'text-danger']
const marks = ['bg-line', 'bg-ring']
const radii = ['rounded-control', 'rounded-card', 'rounded-hero', 'rounded-full']
const shadows = ['shadow-rest', 'shadow-lift', 'shadow-float']

/** Foundations of the design: type, colour, corners, depth and icons. */
export function Foundations() {
  return (
    <>
      <Stage id="type" title="Type scale">
        {() =>
          sizes.map((size) => <Sample key={size} className={`${size} font-semibold tracking-tight`} name={size} />)
        }
      </Stage>
      <Stage id="colours" title="Colours">
        {() => (
          <>
            <ul className="grid gap-3 sm:grid-cols-2">
              {grounds.map(({ ground, texts }) => (
                <li key={ground} className={`rounded-control border border-line p-4 ${ground}`}>
                  {texts.map((text) => (
                    <p key={text} className={`text-sm ${text}`}>
                      {ground} {text}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
            <ul className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
              {statuses.map((status) => (
                <li key={status} className={status}>
                  {status}
                </li>
              ))}
              {marks.map((mark) => (
                <li key={mark} className="flex items-center gap-2 text-sm text-muted">
                  <span className={`size-6 rounded-full ${mark}`} />
                  {mark}
                </li>
              ))}
            </ul>
          </>
        )}
      </Stage>
      <Stage id="shapes" title="Radii and shadows">
        {() => (
          <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
            {radii.map((radius) => (
              <Sample
                key={radius}
                className={`grid h-20 place-items-center border border-line bg-card text-xs ${radius}`}
                name={radius}
              />
            ))}
            {shadows.map((shadow) => (
              <Sample
                key={shadow}
                className={`grid h-20 place-items-center rounded-card bg-card text-xs ${shadow}`}
                name={shadow}
              />
            ))}
          </div>
        )}
      </Stage>
      <Icons />
    </>
  )
}

function Sample({ className, name }: { className: string; name: string }) {
  return <p className={className}>{name}</p>
}

function Icons() {
  return (
    <Stage id="icons" title="Icons">
      {() => (
        <>
          <ul className="grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-5">
            {[...iconNames, ...memberIconNames].map((name) => (
              <li key={name} className="grid justify-items-center gap-1 text-xs text-muted">
                <MemberIcon name={name} className="size-6 text-ink" />
                {name}
              </li>
            ))}
            {toolIconNames.map((name) => (
              <li key={name} className="grid justify-items-center gap-1 text-xs text-muted">
                <ToolIcon name={name} className="size-6 text-ink" />
                {name}
              </li>
            ))}
          </ul>
          <State name="size-4, size-5, size-8, in the brand’s colour">
            <div className="flex items-center gap-4 text-brand-text">
              <Icon name="church" className="size-4" />
              <Icon name="church" className="size-5" />
              <Icon name="church" className="size-8" />
            </div>
          </State>
        </>
      )}
    </Stage>
  )
}
