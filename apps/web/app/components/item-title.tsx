/** Heading of an item's page: as large as long names allow. */
export function ItemTitle({ text, lang }: { text: string; lang: string }) {
  return (
    <h1 lang={lang} className="mt-1 text-[clamp(1.75rem,1.4rem+1.6vw,2.75rem)] leading-[1.12] font-bold">
      {text}
    </h1>
  )
}
