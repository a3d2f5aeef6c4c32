import { formatDecimal, formatNumber, withUnit } from './number'

/** `15.000 km` */
export const formatKm = (km: number): string => withUnit(formatNumber(Math.round(km)), 'km')

/** `136 ch (100 kW)` */
export const formatPower = (hp: number, kw: number): string =>
  `${withUnit(formatNumber(hp), 'ch')} (${withUnit(formatNumber(kw), 'kW')})`

/** `1.199 cm³` */
export const formatCapacity = (cm3: number): string => withUnit(formatNumber(cm3), 'cm³')

/** `1.500 kg` */
export const formatWeight = (kg: number): string => withUnit(formatNumber(kg), 'kg')

/** `520 l` */
export const formatVolume = (litres: number): string => withUnit(formatNumber(litres), 'l')

/** `4.542 mm` */
export const formatLength = (mm: number): string => withUnit(formatNumber(mm), 'mm')

/** `73 kWh` */
export const formatBattery = (kwh: number): string => withUnit(formatDecimal(kwh), 'kWh')

/** `5,4 l/100 km` */
export const formatFuelConsumption = (litres: number): string =>
  withUnit(withUnit(formatNumber(litres, 1), 'l/100'), 'km')

/** `16,8 kWh/100 km` */
export const formatPowerConsumption = (kwh: number): string => withUnit(withUnit(formatNumber(kwh, 1), 'kWh/100'), 'km')

/** `121 g/km` */
export const formatCo2 = (grams: number): string => withUnit(formatNumber(grams), 'g/km')

/** `48 mois` */
export const formatMonths = (months: number): string => withUnit(formatNumber(months), 'mois')
