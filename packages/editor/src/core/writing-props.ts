/** Attributes of the element that is written in, for screen readers and for the styles (writing.css). */
export function writingAttributes(label: string, placeholder: string, className: string): Record<string, string> {
  return {
    class: `writing ${className}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'data-placeholder': placeholder,
  }
}
