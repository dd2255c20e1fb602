/** Passages of the plans whose days follow no rule, in the order of their days. References only. */

/** The promises, those who waited, and the birth. */
export const adventDays = [
  ...[['Isa.2.1-Isa.2.5'], ['Isa.9.1-Isa.9.7'], ['Isa.11.1-Isa.11.10'], ['Jer.33.14-Jer.33.16', 'Ps.25']],
  ...[['Mic.5.2-Mic.5.5'], ['Isa.40.1-Isa.40.11'], ['Ps.85']],
  ...[['Mal.3.1-Mal.3.4'], ['Isa.35'], ['Zeph.3.14-Zeph.3.20'], ['Ps.126']],
  ...[['Isa.61'], ['Isa.64'], ['Ps.80']],
  ...[['Isa.7.10-Isa.7.16'], ['Num.24.15-Num.24.19'], ['2Sam.7.1-2Sam.7.16'], ['Ps.89.1-Ps.89.37']],
  ...[['Matt.1.1-Matt.1.17'], ['Luke.1.5-Luke.1.25'], ['Luke.1.26-Luke.1.38']],
  ...[['Luke.1.39-Luke.1.56'], ['Luke.1.57-Luke.1.80'], ['Matt.1.18-Matt.1.25'], ['John.1.1-John.1.18']],
  ...[['Phil.2.1-Phil.2.11'], ['Luke.2.1-Luke.2.7'], ['Luke.2.8-Luke.2.20']],
]

export const ashWednesday = ['Joel.2.12-Joel.2.17', 'Ps.51']

/** From Palm Sunday to the day before Easter. */
export const holyWeek = [
  ...[['Luke.19.28-Luke.19.48'], ['Luke.20'], ['Luke.21'], ['Luke.22.1-Luke.22.38'], ['Luke.22.39-Luke.22.71']],
  ...[['Luke.23.1-Luke.23.49'], ['Luke.23.50-Luke.23.56', 'Ps.130']],
]

/** Who Jesus is, what grace is, how to pray, to read and to live with others. */
export const firstSteps = [
  ...[['John.1.1-John.1.18'], ['John.3.1-John.3.21'], ['Luke.15'], ['John.4.1-John.4.42'], ['Mark.2.1-Mark.2.17']],
  ...[['John.10.1-John.10.18'], ['Luke.23.26-Luke.23.49'], ['John.20'], ['Eph.2.1-Eph.2.10'], ['Rom.5.1-Rom.5.11']],
  ...[['Rom.8.1-Rom.8.17'], ['Rom.8.18-Rom.8.39'], ['2Cor.5.14-2Cor.5.21'], ['Matt.6.5-Matt.6.15']],
  ...[['Ps.23', 'Ps.139'], ['Matt.6.25-Matt.6.34'], ['Ps.1', '2Tim.3.14-2Tim.3.17'], ['Acts.2.36-Acts.2.47']],
  ...[['1Cor.12.12-1Cor.12.27'], ['1Cor.13'], ['Gal.5.13-Gal.5.26'], ['Matt.5.1-Matt.5.16']],
  ...[['Matt.7.1-Matt.7.29'], ['Eph.4.17-Eph.4.32'], ['Eph.6.10-Eph.6.20'], ['Jas.1'], ['1John.4.7-1John.4.21']],
  ...[['Phil.4.4-Phil.4.13'], ['Matt.28.16-Matt.28.20', 'Acts.1.1-Acts.1.11'], ['Rev.21.1-Rev.21.7']],
]
