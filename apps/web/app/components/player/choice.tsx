interface ChoiceProps<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly text: string }[]
  readonly onChoose: (value: T) => void
  readonly className?: string
}

/** One of a few in the bar of the controls: the device's own list, which every thumb and reader knows. */
export function Choice<T extends string | number>({ label, value, options, onChoose, className = '' }: ChoiceProps<T>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => String(option.value) === event.currentTarget.value)
        if (chosen) onChoose(chosen.value)
      }}
      className={`pointer-events-auto h-11 max-w-28 appearance-none rounded-control bg-transparent px-2.5 text-center text-sm font-semibold text-white hover:bg-white/16 *:text-black ${className}`}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  )
}
