/**
 * A verse for each day of a leap year, by months: the product's own choice, as references alone. December leads to
 * Christmas, the weeks around Easter and Pentecost fall where they mostly are.
 */
const months = [
  `Lam.3.22-23 Josh.1.9 Ps.90.12 Isa.43.18-19 2Cor.5.17 Prov.3.5-6 Ps.5.3 Gen.1.1 Gen.1.27 Ps.8.3-4
   John.1.1 John.1.14 Ps.16.8 Ps.16.11 Matt.6.33 Ps.19.14 Ps.20.4 Phil.1.6 Ps.23.1 Ps.23.4 Ps.24.1
   Ps.25.4-5 Ps.27.1 Ps.27.14 Ps.28.7 Ps.30.5 Ps.32.8 Ps.33.4 Ps.34.4 Ps.34.8 Ps.34.18`,
  `1John.4.7 1John.4.8 1John.4.18 1John.4.19 1Cor.13.4 1Cor.13.7 1Cor.13.13 John.13.34-35 John.15.12
   John.15.13 Rom.5.8 Rom.8.38-39 Eph.3.17-19 Song.8.7 Prov.17.17 Rom.12.9-10 Col.3.14 1Pet.4.8
   Deut.6.5 Matt.22.37-39 Lev.19.18 Zeph.3.17 Jer.31.3 Ps.36.7 Ps.63.3 Ps.103.11 Ps.136.1 Hos.6.6
   Joel.2.13`,
  `Mic.6.8 Isa.1.18 Ps.51.10 Ps.51.17 Ps.32.1 Ps.103.12 1John.1.9 Acts.3.19 Isa.55.6-7 Luke.15.20
   2Chr.7.14 Heb.4.15-16 Ps.130.5 Ps.139.23-24 Matt.4.4 Matt.6.6 Matt.6.14 Rom.3.23-24 Rom.6.23
   Eph.2.8-9 Titus.3.5 Isa.53.5 Isa.53.6 John.3.16 John.3.17 Rom.5.1 Gal.2.20 Mark.8.34 Mark.10.45
   Luke.9.23 Phil.2.5-8`,
  `1Pet.2.24 Luke.23.34 John.19.30 Matt.28.6 John.11.25 1Cor.15.3-4 1Cor.15.20 1Cor.15.57 Rom.6.4
   Rom.10.9 1Pet.1.3 Acts.4.12 John.14.6 John.20.29 Luke.24.32 Rom.8.11 Col.3.1-2 2Tim.1.10 Rev.1.17-18
   Heb.13.20-21 Ps.118.24 Isa.25.8 Job.19.25 Hos.6.3 Ps.40.1-2 Ps.40.3 Ps.37.4 Ps.37.5 Ps.37.7 Ps.42.1`,
  `Ps.46.1 Ps.46.10 Ps.55.22 Ps.56.3 Ps.57.1 Ps.61.2 Ps.62.1-2 Ps.62.8 Prov.31.25 Prov.31.26 Isa.66.13
   Ps.127.3 Deut.6.6-7 Josh.24.15 Ruth.1.16 1Sam.16.7 1Sam.2.2 Exod.20.12 Eph.6.1-3 Col.3.13 Ps.68.5-6
   Ps.71.18 Ps.78.4 Ps.84.10 Ps.84.11 Ps.86.5 Ps.86.11 Ps.89.1 Ps.90.2 Ps.91.1-2 Ps.91.11`,
  `Acts.1.8 Acts.2.42 Acts.2.46-47 Joel.2.28 John.14.16 John.14.26 John.16.13 Rom.8.14 Rom.8.26
   Gal.5.22-23 Gal.5.25 1Cor.6.19-20 1Cor.12.4-6 1Cor.12.27 2Cor.3.17 2Cor.3.18 Eph.4.2-3 Eph.4.29
   Eph.4.32 Ezek.36.26 Zech.4.6 2Tim.1.7 Isa.61.1 Luke.4.18 Ps.92.1-2 Ps.94.19 Ps.95.1-2 Ps.96.1
   Ps.98.4 Ps.100.4-5`,
  `Ps.103.1-2 Ps.103.8 Ps.104.24 Ps.105.4 Ps.107.1 Ps.107.9 Ps.111.10 Ps.112.7 Ps.113.3 Ps.115.1
   Ps.116.1-2 Ps.118.6 Ps.118.14 Ps.119.9 Ps.119.11 Ps.119.18 Ps.119.50 Ps.119.105 Ps.119.130
   Ps.121.1-2 Ps.121.7-8 Ps.122.1 Ps.126.3 Ps.126.5 Ps.127.1 Ps.131.2 Ps.133.1 Ps.138.3 Ps.138.8
   Ps.139.1-2 Ps.139.14`,
  `Ps.141.3 Ps.143.8 Ps.143.10 Ps.145.8-9 Ps.145.18 Ps.146.5 Ps.147.3 Ps.147.4-5 Ps.150.6 Prov.1.7
   Prov.2.6 Prov.4.7 Prov.4.23 Prov.10.12 Prov.11.25 Prov.12.25 Prov.14.30 Prov.15.1 Prov.15.13
   Prov.16.3 Prov.16.9 Prov.16.24 Prov.17.22 Prov.18.10 Prov.18.24 Prov.19.17 Prov.19.21 Prov.22.6
   Prov.27.17 Eccl.3.1 Eccl.3.11`,
  `Eccl.4.9-10 Eccl.12.13 Isa.6.8 Isa.9.2 Isa.12.2 Isa.26.3 Isa.26.4 Isa.30.15 Isa.30.18 Isa.30.21
   Isa.40.8 Isa.40.11 Isa.40.28 Isa.40.31 Isa.41.10 Isa.41.13 Isa.43.1 Isa.43.2 Isa.46.4 Isa.49.15-16
   Isa.54.10 Isa.55.8-9 Isa.55.10-11 Isa.58.11 Isa.64.8 Jer.17.7-8 Jer.29.11 Jer.29.12-13 Jer.32.17
   Jer.33.3`,
  `Lam.3.25-26 Dan.2.20-22 Dan.6.26 Amos.5.24 Jonah.2.2 Nah.1.7 Hab.2.14 Hab.3.17-18 Hab.3.19 Hag.2.4
   Zech.9.9 Mal.3.6 Mal.4.2 Matt.5.3-4 Matt.5.6 Matt.5.8 Matt.5.9 Matt.5.14-16 Matt.5.44 Matt.6.19-21
   Matt.6.25-26 Matt.6.34 Matt.7.7-8 Matt.7.12 Matt.9.37-38 Matt.10.29-31 Matt.11.28 Matt.11.29-30
   Matt.18.20 Matt.19.26 Rom.1.16-17`,
  `Matt.25.40 Matt.28.19-20 Mark.4.39-40 Mark.9.23-24 Mark.11.24 Mark.12.30-31 Luke.6.31 Luke.6.36
   Luke.6.38 Luke.10.27 Luke.11.9 Luke.12.32 Luke.18.27 Luke.19.10 John.4.14 John.6.35 John.8.12
   John.8.31-32 John.10.10 John.10.11 John.10.27-28 1Thess.5.16-18 Col.3.15 Col.3.17 Col.3.23 Phil.4.4
   Phil.4.6-7 Phil.4.8 Phil.4.11-12 Phil.4.13`,
  `Isa.40.1 Isa.40.3-5 Isa.11.1-2 Isa.35.4 Mic.5.2 Isa.7.14 Matt.3.3 John.1.4-5 John.1.12 Luke.1.30-31
   Luke.1.37 Luke.1.38 Luke.1.46-47 Luke.1.49-50 Luke.1.78-79 Matt.1.21 Matt.1.23 Isa.60.1 Rom.15.13
   Jer.33.14-15 Gal.4.4-5 Titus.2.11 Isa.9.6 Luke.2.7 Luke.2.10-11 Luke.2.14 Luke.2.19 Luke.2.29-30
   1John.1.5 Heb.13.8 Rev.21.5`,
].map((month) => month.split(/\s+/).map(toOsis))

/** `Ps.62.1-2` is short for `Ps.62.1-Ps.62.2`. */
function toOsis(short: string): string {
  const [first = '', lastVerse] = short.split('-')
  return lastVerse ? `${first}-${first.slice(0, first.lastIndexOf('.') + 1)}${lastVerse}` : first
}

/** References of all days, in the order of the days. */
export const verseCycle: readonly (readonly string[])[] = months

/** The reference of a day, `YYYY-MM-DD`, in OSIS; the same each year. */
export function verseInCycle(day: string): string {
  const [, month, dayOfMonth] = day.split('-').map(Number)
  const reference = verseCycle[(month ?? 0) - 1]?.[(dayOfMonth ?? 0) - 1]
  if (!reference) throw new RangeError(`${day} is no day`)
  return reference
}
