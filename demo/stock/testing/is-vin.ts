import { vinCheckDigit } from '../vin'

/** Whether a VIN has 17 permitted characters and the right check digit, its ninth character. */
export const isVin = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && vin[8] === vinCheckDigit(vin)
