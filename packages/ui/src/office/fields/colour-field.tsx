import { contrast } from '../../colour/oklch.ts'
import { createPalette } from '../../colour/palette.ts'
import { controlClass, Field, type FieldTexts } from '../../field.tsx'

export interface ColourFieldProps extends FieldTexts {
  /** Text as typed; a colour once it is `#rrggbb`. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly name?: string | undefined
  readonly texts: ColourTexts
}

export interface ColourTexts {
  /** Name of the device's own chooser. */
  readonly choose: string
  /** Words on a button of the colour: "Take part". */
  readonly sample: string
  /** A link in the colour as it is used for text: "Read more". */
  readonly link: string
  /** Contrast of the button's words: "Contrast 7.2 : 1". */
  readonly contrast: (ratio: number) => string
  /** Said where the colour is too light or too dark for text as it is. */
  readonly adjusted: string
}

const fallback = '#767676'
const minTextContrast = 4.5

export function isColour(value: string): boolean {
  return /^#[\da-f]{6}$/i.test(value)
}

/** The church's colour: chosen or typed, shown as button and link on light and on dark, with its contrast. */
export function ColourField({ value, onChange, name, texts, ...field }: ColourFieldProps) {
  const type = (text: string) => onChange(text.startsWith('#') || text === '' ? text : `#${text}`)
  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={texts.choose}
              value={isColour(value) ? value.toLowerCase() : fallback}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
              className="size-12 shrink-0 cursor-pointer rounded-control bg-card p-1 shadow-[inset_0_0_0_1px_var(--muted)]"
            />
            <input
              type="text"
              name={name}
              value={value}
              onChange={({ currentTarget }) => type(currentTarget.value.trim())}
              maxLength={7}
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              {...control}
              className={`${controlClass} max-w-40 tabular-nums`}
            />
          </div>
          {isColour(value) && <Samples colour={value} texts={texts} />}
        </>
      )}
    </Field>
  )
}

function Samples({ colour, texts }: { colour: string; texts: ColourTexts }) {
  const { light, dark } = createPalette(colour)
  const ratio = contrast(light.onBrand, light.brand)
  const isAdjusted =
    contrast(light.brand, light.card) < minTextContrast || contrast(dark.brand, dark.card) < minTextContrast
  return (
    <div className="mt-2">
      <div className="grid grid-cols-2 gap-2">
        {[light, dark].map((scheme) => (
          <div
            key={scheme.card}
            style={{ background: scheme.card, borderColor: scheme.line }}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border p-3 text-sm font-semibold"
          >
            <span
              style={{
                background: scheme.brand,
                color: scheme.onBrand,
                boxShadow: `inset 0 0 0 1px ${scheme.brandEdge}`,
              }}
              className="rounded-button px-4 py-2"
            >
              {texts.sample}
            </span>
            <span style={{ color: scheme.brandText }} className="underline underline-offset-4">
              {texts.link}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="mt-1.5 text-sm text-muted">
        {texts.contrast(Math.floor(ratio * 10) / 10)}
        {isAdjusted && ` · ${texts.adjusted}`}
      </p>
    </div>
  )
}
