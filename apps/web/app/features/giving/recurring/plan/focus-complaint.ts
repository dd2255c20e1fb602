/** Leads to the first field that is wrong, once its complaint is drawn. */
export function focusComplaint(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
